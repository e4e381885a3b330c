import pairs from 'opencc-js/dict/TSCharacters'

const direct = new Map(
  pairs.split('|').map((pair) => {
    const [traditional = '', simplified = ''] = pair.split(' ')
    return [traditional, simplified]
  }),
)

/** A few characters map to one that must be simplified again. */
const simplified = new Map(
  [...direct].map(([traditional, simple]) => [traditional, direct.get(simple) ?? simple]),
)

const HAN = /\p{Script=Han}/gu

/** Converts traditional Chinese characters, which Japanese also uses, to simplified ones. */
export function simplifiedHan(text: string): string {
  return text.replaceAll(HAN, (character) => simplified.get(character) ?? character)
}
