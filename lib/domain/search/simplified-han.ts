import pairs from 'opencc-js/dict/TSCharacters'

const direct = new Map(
  pairs.split('|').map((pair) => {
    const [traditional = '', simplified = ''] = pair.split(' ')
    return [traditional, simplified]
  }),
)

/** A few characters lead to one that is simplified itself. */
const simplified = new Map(
  [...direct].map(([traditional, simple]) => [traditional, direct.get(simple) ?? simple]),
)

const HAN = /\p{Script=Han}/gu

/** Chinese as it is written in the shop: traditional characters, which Japanese uses too, become simplified ones. */
export function simplifiedHan(text: string): string {
  return text.replaceAll(HAN, (character) => simplified.get(character) ?? character)
}
