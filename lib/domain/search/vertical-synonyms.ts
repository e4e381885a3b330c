import type { Vertical } from '@/lib/domain/catalog'

const words = (text: string) => text.split(' ')

/** Words that travellers use for a vertical, regardless of product names. */
const KINDS: ReadonlyArray<readonly [Vertical, ReadonlySet<string>]> = [
  [
    'stay',
    new Set([
      ...words(
        'accommodation accommodations guesthouse guesthouses hostel hostels hotel hotels lodging lodgings',
      ),
      ...words('motel motels resort resorts'),
      ...words('โรงแรม ที่พัก ห้องพัก รีสอร์ต รีสอร์ท โฮสเทล เกสต์เฮาส์ เกสท์เฮาส์ โฮมสเตย์'),
      ...words('酒店 宾馆 饭店 旅馆 旅店 旅舍 客栈 民宿 住宿 度假村'),
    ]),
  ],
  ['esim', new Set(words('esim esims อีซิม'))],
  ['food', new Set(words('restaurant restaurants ร้านอาหาร ภัตตาคาร 餐厅 餐馆 饭馆'))],
]

/** Returns the vertical of a word, or null. */
export function verticalOf(word: string): Vertical | null {
  return KINDS.find(([, words]) => words.has(word))?.[0] ?? null
}
