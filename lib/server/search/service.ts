export { getFacets } from './facets'
export { reindexCatalog, reindexPlaces, reindexProducts } from './reindex'
export { getSuggestions } from './suggestions'
