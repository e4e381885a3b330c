import { type IllustrationSpec, isSubject, isThing, type ViewName } from '@/lib/art'
import { LOCALES, type Locale, type Localized } from '@/lib/domain/locale'
import { lightAlts, moodAlts, subjectAlts } from './catalog/image-alts'
import { subjectNames } from './catalog/image-names'

/** The parts of a sentence about an image. */
interface Words {
  /** The subject, for use within a sentence. */
  seen: string
  /** The time of day, as a phrase that can follow (in Chinese: precede). */
  hour: string
  /** The town or region. */
  place: string
}

type Sentence = (words: Words) => string

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The subject in each view, as a full sentence. */
const SENTENCES: Record<ViewName, Record<Locale, Sentence>> = {
  detail: {
    en: ({ seen, hour }) => `A close view of ${seen} ${hour}`,
    th: ({ seen, hour }) => `${seen}ในระยะใกล้ ${hour}`,
    'zh-cn': ({ seen, hour }) => `${hour}，近看${seen}`,
  },
  people: {
    en: ({ seen, hour }) => `Visitors at a parapet, seen from behind, look at ${seen} ${hour}`,
    th: ({ seen, hour }) => `นักท่องเที่ยวยืนหันหลังริมกำแพงเตี้ย มอง${seen} ${hour}`,
    'zh-cn': ({ seen, hour }) => `${hour}，矮墙边游客的背影，前方是${seen}`,
  },
  arch: {
    en: ({ seen, hour }) => `${capital(seen)} ${hour}, seen through a doorway in which visitors stand`,
    th: ({ seen, hour }) => `${seen} ${hour} มองผ่านช่องประตูที่มีนักท่องเที่ยวยืนอยู่`,
    'zh-cn': ({ seen, hour }) => `${hour}，透过站着游客的门洞望见${seen}`,
  },
  train: {
    en: ({ seen, hour }) => `${capital(seen)} ${hour} through a train window, a cup on the table`,
    th: ({ seen, hour }) => `${seen} ${hour} มองผ่านหน้าต่างรถไฟ มีแก้วกาแฟบนโต๊ะ`,
    'zh-cn': ({ seen, hour }) => `${hour}，列车窗外是${seen}，小桌上放着一杯咖啡`,
  },
  hotel: {
    en: ({ seen, hour }) => `${capital(seen)} ${hour} through the window of a room with an armchair and tea`,
    th: ({ seen, hour }) => `${seen} ${hour} มองจากหน้าต่างห้องพักที่มีเก้าอี้นวมและชุดน้ำชา`,
    'zh-cn': ({ seen, hour }) => `${hour}，客房窗外是${seen}，窗前有扶手椅和茶具`,
  },
  gate: {
    en: ({ seen, hour }) => `A parked plane in front of ${seen} ${hour}, seen from the departure hall`,
    th: ({ seen, hour }) => `เครื่องบินจอดหน้า${seen} ${hour} มองจากโถงผู้โดยสารขาออก`,
    'zh-cn': ({ seen, hour }) => `${hour}，候机厅玻璃外停着一架飞机，远处是${seen}`,
  },
  deck: {
    en: ({ seen, hour }) => `${capital(seen)} ${hour} from the deck of a boat, a lifebuoy on the rail`,
    th: ({ seen, hour }) => `${seen} ${hour} มองจากดาดฟ้าเรือ มีห่วงชูชีพแขวนที่ราว`,
    'zh-cn': ({ seen, hour }) => `${hour}，从挂着救生圈的甲板望见${seen}`,
  },
  terrace: {
    en: ({ seen, hour }) => `A terrace table laid for two, facing ${seen} ${hour}`,
    th: ({ seen, hour }) => `โต๊ะสำหรับสองคนบนระเบียงที่หันหน้าสู่${seen} ${hour}`,
    'zh-cn': ({ seen, hour }) => `${hour}，露台上的双人餐桌正对着${seen}`,
  },
  postcard: {
    en: ({ seen, hour, place }) =>
      `A postcard from ${place}: ${seen} ${hour}; beside it a coffee and a pencil`,
    th: ({ seen, hour, place }) => `โปสต์การ์ดจาก${place} รูป${seen} ${hour} วางข้างแก้วกาแฟกับดินสอ`,
    'zh-cn': ({ seen, hour, place }) => `来自${place}的明信片：${hour}，${seen}；旁边是咖啡和铅笔`,
  },
  ticket: {
    en: ({ seen, hour }) => `A punched paper ticket with a picture of ${seen} ${hour}`,
    th: ({ seen, hour }) => `ตั๋วกระดาษเจาะรู มีภาพ${seen} ${hour}`,
    'zh-cn': ({ seen, hour }) => `打了孔的纸质门票，票面图案：${hour}，${seen}`,
  },
  map: {
    en: ({ seen, hour, place }) =>
      `A drawn map of ${place}: a dotted walk to an orange pin, and a small picture of ${seen} ${hour}`,
    th: ({ seen, hour, place }) =>
      `แผนที่วาดมือของ${place} มีเส้นประเป็นทางเดินไปถึงหมุดสีส้ม และภาพเล็ก ๆ ของ${seen} ${hour}`,
    'zh-cn': ({ seen, hour, place }) =>
      `${place}的手绘地图，虚线步道通向一枚橙色图钉，旁边贴着一张小画：${hour}，${seen}`,
  },
  trail: {
    en: ({ seen, hour, place }) =>
      `A drawn map of the country around ${place}: a dotted trail to an orange pin, and a small picture of ${seen} ${hour}`,
    th: ({ seen, hour, place }) =>
      `แผนที่วาดมือของพื้นที่รอบ${place} มีเส้นประเป็นทางเดินไปถึงหมุดสีส้ม และภาพเล็ก ๆ ของ${seen} ${hour}`,
    'zh-cn': ({ seen, hour, place }) =>
      `${place}周边山野的手绘地图，虚线小路通向一枚橙色图钉，旁边贴着一张小画：${hour}，${seen}`,
  },
  tent: {
    en: ({ seen, hour }) =>
      `${capital(seen)} ${hour}, seen from inside a canvas tent with two visitors at its entrance`,
    th: ({ seen, hour }) => `${seen} ${hour} มองจากในเต็นท์ผ้าใบที่มีนักท่องเที่ยวสองคนยืนตรงทางเข้า`,
    'zh-cn': ({ seen, hour }) => `${hour}，从帆布帐篷里望见${seen}，两位游客站在门口`,
  },
  phone: {
    en: ({ seen, hour }) => `A phone with full reception in front of ${seen} ${hour}`,
    th: ({ seen, hour }) => `โทรศัพท์สัญญาณเต็มตั้งอยู่หน้า${seen} ${hour}`,
    'zh-cn': ({ seen, hour }) => `${hour}，信号满格的手机立在${seen}前`,
  },
  router: {
    en: ({ seen, hour }) => `A pocket Wi-Fi router and a passport in front of ${seen} ${hour}`,
    th: ({ seen, hour }) => `เครื่องพ็อกเก็ต Wi-Fi กับหนังสือเดินทางวางอยู่หน้า${seen} ${hour}`,
    'zh-cn': ({ seen, hour }) => `${hour}，随身 Wi-Fi 与护照摆在${seen}前`,
  },
  sim: {
    en: ({ seen, hour }) => `Three SIM cards in front of ${seen} ${hour}`,
    th: ({ seen, hour }) => `ซิมการ์ดสามใบตั้งอยู่หน้า${seen} ${hour}`,
    'zh-cn': ({ seen, hour }) => `${hour}，三张 SIM 卡立在${seen}前`,
  },
}

function written(texts: Record<string, Localized>, subject: string): Localized {
  const text = texts[subject]
  if (!text) throw new Error(`no text for the image subject "${subject}"`)
  return text
}

/** Describes the subject and time of day. */
function plainText(subject: string, hour: string, locale: Locale): string {
  const seen = written(subjectAlts, subject)[locale]
  if (locale === 'zh-cn') return `${hour}，${seen}`
  if (locale === 'th') return `${seen} ${hour}`
  return seen.includes(',') ? `${seen}, ${hour}` : `${seen} ${hour}`
}

/** Alternative text of an image in every language: view, subject and time of day. */
export function imageTexts(spec: IllustrationSpec, place: Localized): Localized {
  const { subject, mood, view } = spec
  const hours = isSubject(subject) && isThing(subject) ? lightAlts : moodAlts
  const text = (locale: Locale): string => {
    const hour = hours[mood][locale]
    if (!view) return plainText(subject, hour, locale)
    const seen = written(subjectNames, subject)[locale]
    return SENTENCES[view][locale]({ seen, hour, place: place[locale] })
  }
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Localized
}

/** Introduces the poster of a place before its subject. */
const POSTER: Record<Locale, (place: string, seen: string) => string> = {
  en: (place, seen) => `Poster of ${place}: ${seen.charAt(0).toLowerCase()}${seen.slice(1)}`,
  th: (place, seen) => `โปสเตอร์ของ${place} รูป${seen}`,
  'zh-cn': (place, seen) => `${place}海报：${seen}`,
}

/** Alternative text of a place's poster, distinct from products that show the same sights. */
export function posterTexts(spec: IllustrationSpec, place: Localized): Localized {
  const plain = imageTexts(spec, place)
  const text = (locale: Locale): string => POSTER[locale](place[locale], plain[locale])
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Localized
}
