/** A font file, as the address that the browser loads it from. */
declare module '*.woff2' {
  const address: string
  export default address
}
