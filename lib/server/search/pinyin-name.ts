import { pinyin } from 'pinyin-pro'

const CHINESE = /^[\p{Script=Han}·\s]+$/u

/**
 * Returns a Chinese name in Latin letters without tones and spaces, as it is typed before an input method turns it into
 * characters: 'dongjing' for 东京. None for other names.
 */
export function pinyinName(name: string): string[] {
  if (!CHINESE.test(name)) return []
  const syllables = pinyin(name.replaceAll(/[·\s]/g, ''), { toneType: 'none', type: 'array', v: true })
  return [syllables.join('')]
}
