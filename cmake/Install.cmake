# What `cmake --install` puts where, and the package that cpack makes of it:
#     cmake --build --preset release --target merlon merlonctl; cd build/release; cmake --install .; cpack
include(GNUInstallDirs)
set(MERLON_DATA ${CMAKE_INSTALL_DATADIR}/merlon)
install(TARGETS merlon merlonctl)
get_target_property(translations merlon_translations MERLON_QM)
install(FILES ${translations} DESTINATION ${MERLON_DATA}/translations)
# Of a game that somebody played in this clone, nothing.
install(DIRECTORY scenarios DESTINATION ${MERLON_DATA}
        FILES_MATCHING PATTERN "*.map.yaml" PATTERN "*.scenario.yaml" PATTERN "*orders.yaml" PATTERN "played.journal.yaml" PATTERN "README.md")
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
install(FILES ${desktop}/merlon.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/merlon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${desktop}/merlon.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(FILES README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The manual pages are what the programs say of themselves.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(pages ${PROJECT_BINARY_DIR}/man)
install(CODE "execute_process(COMMAND ${Python3_EXECUTABLE} ${desktop}/man_pages $<TARGET_FILE_DIR:merlon> ${pages} ${PROJECT_VERSION} COMMAND_ERROR_IS_FATAL ANY)")
install(DIRECTORY ${pages}/ DESTINATION ${CMAKE_INSTALL_MANDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The Merlon developers <merlon@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "editor and referee for medieval siege games")
set(CPACK_PACKAGE_DESCRIPTION "Merlon draws the maps and scenarios of medieval siege games that are played on a
real table, and referees what the players do: legal or not, why, by which rule,
and what the dice make of it. merlonctl does the same work without a window.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core, qt6-translations-l10n")
include(CPack)
