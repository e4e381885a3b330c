import type { PickupTerms } from '@/lib/domain/pickup'

const anywhere = (from_minutes: number, to_minutes: number): PickupTerms => ({
  zones: [],
  from_minutes,
  to_minutes,
})

/** At the minute that was booked. */
export const atTheStart = anywhere(0, 0)
export const halfAnHourOnwards = anywhere(0, 30)
export const quarterBefore = anywhere(-15, 0)
export const threeQuartersBefore = anywhere(-45, 0)
export const beforeSailing = anywhere(-60, -45)

const moat = { code: 'moat', name: { en: 'Inside the moat', th: 'ในเขตคูเมือง', 'zh-cn': '古城内' } }
const nimman = { code: 'nimman', name: { en: 'Nimman', th: 'นิมมาน', 'zh-cn': '宁曼路' } }

export const chiangMaiSouth: PickupTerms = {
  ...anywhere(-30, 0),
  zones: [
    moat,
    nimman,
    { code: 'night-bazaar', name: { en: 'Night Bazaar', th: 'ไนท์บาซาร์', 'zh-cn': '夜市一带' } },
  ],
}

export const chiangMaiNorth: PickupTerms = {
  ...anywhere(-30, 0),
  zones: [moat, nimman, { code: 'santitham', name: { en: 'Santitham', th: 'สันติธรรม', 'zh-cn': '山蒂探' } }],
}

export const cappadocia: PickupTerms = {
  ...halfAnHourOnwards,
  zones: [
    { code: 'goreme', name: { en: 'Göreme', th: 'เกอเรเม', 'zh-cn': '格雷梅' } },
    { code: 'uchisar', name: { en: 'Uçhisar', th: 'อุชฮิซาร์', 'zh-cn': '乌奇希萨尔' } },
    { code: 'ortahisar', name: { en: 'Ortahisar', th: 'ออร์ตาฮิซาร์', 'zh-cn': '奥尔塔希萨尔' } },
    { code: 'cavusin', name: { en: 'Çavuşin', th: 'ชาวูชิน', 'zh-cn': '恰乌辛' } },
    { code: 'avanos', name: { en: 'Avanos', th: 'อาวานอส', 'zh-cn': '阿瓦诺斯' } },
    { code: 'urgup', name: { en: 'Ürgüp', th: 'อือร์กึป', 'zh-cn': '于尔居普' } },
  ],
}
