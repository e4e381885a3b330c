import { describe, expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { seatsText } from './seats-text'
import { stayTimes } from './stay-times'
import { translator } from './translate'

interface Expected {
  hours: Array<string | null>
  seats: Array<string | null>
}

const LANGUAGES = {
  en: {
    hours: ['From 14:00', '15:00–17:30', 'Until 18:00', 'Until 11:00'],
    seats: ['Coach 7 · seat or berth 21, 22', 'Coach 7', 'Seat or berth 21, 22'],
  },
  th: {
    hours: ['ตั้งแต่ 14:00 น.', '15:00–17:30 น.', 'ก่อน 18:00 น.', 'ก่อน 11:00 น.'],
    seats: ['ตู้ 7 · ที่นั่งหรือเตียง 21, 22', 'ตู้ 7', 'ที่นั่งหรือเตียง 21, 22'],
  },
  'zh-cn': {
    hours: ['14:00 起', '15:00–17:30', '18:00 前', '11:00 前'],
    seats: ['车厢 7 · 座位或铺位 21, 22', '车厢 7', '座位或铺位 21, 22'],
  },
} satisfies Partial<Record<Locale, Expected>>

const NO_HOURS = { check_in_from: null, check_in_until: null, check_out_until: null }

describe.each(Object.entries(LANGUAGES) as Array<[Locale, Expected]>)('in %s', (locale, expected) => {
  const t = (key: string, values: Record<string, string>) =>
    translator(locale)(`bookingDetails.${key}`, values)

  test('[B7] a stay says when guests may come and must leave', () => {
    expect([
      stayTimes({ ...NO_HOURS, check_in_from: '14:00' }, t).checkIn,
      stayTimes({ ...NO_HOURS, check_in_from: '15:00', check_in_until: '17:30' }, t).checkIn,
      stayTimes({ ...NO_HOURS, check_in_until: '18:00' }, t).checkIn,
      stayTimes({ ...NO_HOURS, check_out_until: '11:00' }, t).checkOut,
    ]).toEqual(expected.hours)
    expect(stayTimes(null, t)).toEqual({ checkIn: null, checkOut: null })
    expect(stayTimes(NO_HOURS, t)).toEqual({ checkIn: null, checkOut: null })
  })

  test('[B7] a trip says coach and seats, as far as they are known', () => {
    expect([
      seatsText({ coach: '7', seats: '21, 22' }, t),
      seatsText({ coach: '7', seats: '' }, t),
      seatsText({ coach: '', seats: '21, 22' }, t),
    ]).toEqual(expected.seats)
    expect(seatsText(null, t)).toBeNull()
  })
})
