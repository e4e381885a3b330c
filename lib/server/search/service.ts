export { getFacets } from './facets'
export { reindexCatalogue, reindexPlaces, reindexProducts } from './reindex'
export { getSuggestions } from './suggestions'
