import '../../tests/load/cached-pages'
