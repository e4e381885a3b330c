import { BRAND, mix, multiply, saturate } from './color'
import { item } from './lists'
import type { Random } from './random'

/** The times of day and weathers of an illustration. */
export const MOODS = ['dawn', 'noon', 'dusk', 'night', 'monsoon', 'snow'] as const
export type Mood = (typeof MOODS)[number]

/** The inks of one mood; every material is mixed from them. */
interface InkSet {
  /** Zenith, middle and horizon. */
  sky: readonly [string, string, string]
  sun: string
  glow: string
  cloud: string
  shade: string
  light: string
  ink: string
  haze: string
  /** Far and near water. */
  water: readonly [string, string]
  /** Amount of shade on every material. */
  ambient: number
  /** Amount of light on the lit side of a material. */
  lift: number
}

const INK_SETS = {
  dawn: {
    sky: ['#3E86A0', '#F0B7A4', '#FFE4B5'],
    sun: BRAND,
    glow: '#FFD79A',
    cloud: '#FFEBD6',
    shade: '#5F5C92',
    light: '#FFE0A8',
    ink: '#1D2A4A',
    haze: '#F7C6A8',
    water: ['#F4BFA2', '#3C7F96'],
    ambient: 0.18,
    lift: 0.2,
  },
  dawn2: {
    sky: ['#7C8CC4', '#F6B8B0', '#FFF0C9'],
    sun: '#F7642B',
    glow: '#FFE3B0',
    cloud: '#FFF1E4',
    shade: '#6A5E9C',
    light: '#FFE6BC',
    ink: '#2A2452',
    haze: '#F2C2BE',
    water: ['#F8C9B4', '#6F83B5'],
    ambient: 0.18,
    lift: 0.2,
  },
  noon: {
    sky: ['#1F8FBF', '#7CCBDC', '#F6F3D8'],
    sun: BRAND,
    glow: '#FFF2C4',
    cloud: '#FFFBEF',
    shade: '#1F5F86',
    light: '#FFF4CF',
    ink: '#0F2F4A',
    haze: '#BFE3DF',
    water: ['#63C6CC', '#117C9C'],
    ambient: 0.1,
    lift: 0.14,
  },
  noon2: {
    sky: ['#2AA5A8', '#A7DDCB', '#FFF1CF'],
    sun: '#FA7430',
    glow: '#FFF0C0',
    cloud: '#FFFAEA',
    shade: '#24697F',
    light: '#FFF3C8',
    ink: '#12344A',
    haze: '#CDE8D4',
    water: ['#7ED3C6', '#1B8791'],
    ambient: 0.1,
    lift: 0.14,
  },
  dusk: {
    sky: ['#2D2B66', '#D2506F', '#FFB25E'],
    sun: '#FFE0A0',
    glow: '#FFC36B',
    cloud: '#F58A6B',
    shade: '#3A2E6E',
    light: '#FFB56B',
    ink: '#1A1540',
    haze: '#E9726B',
    water: ['#FFA968', '#43316F'],
    ambient: 0.3,
    lift: 0.3,
  },
  dusk2: {
    sky: ['#3B3F86', '#F07E5E', '#FFD489'],
    sun: '#FFF0C4',
    glow: '#FFD489',
    cloud: '#FFA878',
    shade: '#4A3A7C',
    light: '#FFC98A',
    ink: '#211C4D',
    haze: '#F2926F',
    water: ['#FFC07A', '#4C4488'],
    ambient: 0.28,
    lift: 0.3,
  },
  night: {
    sky: ['#081632', '#15376A', '#3F7A9C'],
    sun: '#FFEBC2',
    glow: '#8FB8D8',
    cloud: '#2C5A88',
    shade: '#0E2550',
    light: '#FFC56E',
    ink: '#050E24',
    haze: '#2E628C',
    water: ['#377FA6', '#0A2350'],
    ambient: 0.54,
    lift: 0.12,
  },
  night2: {
    sky: ['#17123F', '#46308A', '#A868A8'],
    sun: '#FFE6C4',
    glow: '#B69AD8',
    cloud: '#55408F',
    shade: '#1E1650',
    light: '#FFB45E',
    ink: '#0D0828',
    haze: '#5C4694',
    water: ['#8D62B0', '#1E1758'],
    ambient: 0.48,
    lift: 0.12,
  },
  monsoon: {
    sky: ['#3F6F74', '#8FB8AC', '#E9E6C8'],
    sun: '#FFF3CF',
    glow: '#F3EFCF',
    cloud: '#C9DACB',
    shade: '#1F4F55',
    light: '#F2EBC4',
    ink: '#0F2C33',
    haze: '#B0CDBE',
    water: ['#A9CBBF', '#2F6E70'],
    ambient: 0.34,
    lift: 0.14,
  },
  snow: {
    sky: ['#6FA9CC', '#C6DFEA', '#FFF0E0'],
    sun: BRAND,
    glow: '#FFE4C8',
    cloud: '#FFFFFF',
    shade: '#5C86B4',
    light: '#FFF4E6',
    ink: '#17375A',
    haze: '#D5E6EE',
    water: ['#BFDDE8', '#3F7FA6'],
    ambient: 0.22,
    lift: 0.16,
  },
} satisfies Record<string, InkSet>
export type InkSetName = keyof typeof INK_SETS

/** The ink sets of a mood; the seed selects one. */
const MOOD_INKS: Record<Mood, readonly [InkSetName, ...InkSetName[]]> = {
  dawn: ['dawn', 'dawn2'],
  noon: ['noon', 'noon2'],
  dusk: ['dusk', 'dusk2'],
  night: ['night', 'night2'],
  monsoon: ['monsoon'],
  snow: ['snow'],
}

/** Base colors of the materials, unlit. */
const MATERIALS = {
  stone: '#C9B79C',
  pale: '#F3E9D8',
  white: '#FBF6EC',
  green: '#3E8E5A',
  leaf: '#2F7D57',
  jade: '#2E9C8A',
  lime: '#9CBF4B',
  roof: '#C9472B',
  red: '#D8432F',
  gold: '#F2B134',
  wood: '#8A5A3B',
  sand: '#F0CF94',
  dune: '#D8743E',
  rock: '#7E8A94',
  earth: '#B5774A',
  snow: '#F4F8FB',
  brick: '#B9563F',
  blue: '#2F6FA8',
  navy: '#24406B',
  pink: '#F29CA3',
  blossom: '#F7B3BE',
  plum: '#7A3E6B',
  teal: '#1E7F88',
  gray: '#9AA7AF',
  char: '#3C4854',
  orange: BRAND,
  cream: '#FFF1D6',
  skin: '#C98A5E',
  purple: '#6C57A8',
  maple: '#E2572B',
  lav: '#A79AD6',
} as const satisfies Record<string, string>
/** A material by name, or any `#rrggbb` color. */
export type Material = keyof typeof MATERIALS | `#${string}`

/** A material in the light of a mood. */
export interface Inks {
  light: string
  mid: string
  dark: string
  deep: string
}

/** The colors of one illustration. */
export interface Palette extends InkSet {
  mood: Mood
  name: InkSetName
  night: boolean
  /** Dusk or night: lamps are lit. */
  dark: boolean
  /** The four tones of a material; `depth` 0 is near, 1 is hidden by haze. */
  material(name: Material, depth?: number): Inks
  /** The base color of a material, for light sources. */
  unlit(name: Material): string
}

function isNamed(name: Material): name is keyof typeof MATERIALS {
  return Object.hasOwn(MATERIALS, name)
}

/** The base color of a material. */
function baseColor(name: Material): string {
  return isNamed(name) ? MATERIALS[name] : name
}

/** Returns inks for a backlit shape, which needs only two tones. */
export function silhouette(near: string, far: string): Inks {
  return { light: near, mid: near, dark: near, deep: far }
}

/** Creates the palette of a mood; the random source selects the ink set. */
export function createPalette(mood: Mood, random: Random): Palette {
  const names = MOOD_INKS[mood]
  const name = names.length > 1 && random() < 0.5 ? item(names, 1) : names[0]
  const inks: InkSet = INK_SETS[name]
  const night = mood === 'night'
  const cache = new Map<string, Inks>()

  const lit = (base: string): Inks => {
    if (night) {
      return {
        light: mix(base, inks.haze, 0.25),
        mid: base,
        dark: mix(base, inks.shade, 0.5),
        deep: mix(base, inks.ink, 0.7),
      }
    }
    return {
      light: mix(base, inks.light, 0.24 + inks.lift),
      mid: base,
      dark: mix(multiply(base, mix('#ffffff', inks.shade, 0.5)), mix(base, inks.shade, 0.46), 0.42),
      deep: mix(multiply(base, mix('#ffffff', inks.shade, 0.85)), inks.ink, 0.45),
    }
  }

  const material = (materialName: Material, depth = 0): Inks => {
    const key = `${materialName} ${depth}`
    const known = cache.get(key)
    if (known) return known
    const tones = lit(mix(baseColor(materialName), inks.shade, inks.ambient))
    const far = (color: string): string => mix(saturate(color, night ? 1.06 : 1.22), inks.haze, depth * 0.82)
    const made: Inks = {
      light: far(tones.light),
      mid: far(tones.mid),
      dark: far(tones.dark),
      deep: far(tones.deep),
    }
    cache.set(key, made)
    return made
  }

  return { ...inks, mood, name, night, dark: night || mood === 'dusk', material, unlit: baseColor }
}
