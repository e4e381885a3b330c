declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional character and its simplified one, with a space within and a bar between them. */
  const pairs: string
  export default pairs
}
