/** Headers that the server itself sets on each request for a page; what a client sends under these names is lost. */

/** Path and query as the visitor typed them; Next's URL writes each name in the query with an equals sign. */
export const TYPED_PATH_HEADER = 'x-typed-path'
/** Set if the router requests a page by `fetch`; Next hides its own header for it from the middleware. */
export const ROUTER_HEADER = 'x-router-request'
/** The nonce of the scripts of the payment page; the middleware sets it there. */
export const NONCE_HEADER = 'x-nonce'
