# moc for the classes of a target that have signals, slots or properties, by way of moc.in, which says why.
get_target_property(MERLON_MOC Qt6::moc LOCATION)
configure_file(${PROJECT_SOURCE_DIR}/cmake/moc.in ${PROJECT_BINARY_DIR}/moc @ONLY)

function(merlon_moc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc)
endfunction()
