declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional and a simplified character, separated by a space; pairs are separated by `|`. */
  const pairs: string
  export default pairs
}
