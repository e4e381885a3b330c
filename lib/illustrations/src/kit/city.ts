import { mix } from '../color'
import { pen, polygon, rect } from '../geometry'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

export type TowerStyle = 'flat' | 'taper' | 'round' | 'slant' | 'spire' | 'crown'

export interface TowerOptions {
  inks: Inks
  style?: TowerStyle
  /** Share of lit windows; depends on the mood by default. */
  litShare?: number
  /** 0 is near, 1 is hidden by haze. */
  depth?: number
}

export interface CityBandOptions extends Omit<TowerOptions, 'style'> {
  heights?: readonly [number, number]
  widths?: readonly [number, number]
  from?: number
  to?: number
  styles?: readonly TowerStyle[]
}

interface WindowGridOptions {
  columns: number
  rows: number
  litShare: number
  /** The wall between windows, as a fraction of a cell. */
  gap: number
}

const USUAL_STYLES: readonly TowerStyle[] = ['flat', 'flat', 'crown', 'slant', 'round']

/** Returns the paths of a grid of windows: lit ones and dark ones. */
function windowGrid(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  { columns, rows, litShare, gap }: WindowGridOptions,
): { lit: string; unlit: string } {
  let lit = ''
  let unlit = ''
  const cw = w / columns
  const ch = h / rows
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const q = rect(x + i * cw + (cw * gap) / 2, y + j * ch + (ch * gap) / 2, cw * (1 - gap), ch * (1 - gap))
      if (scene.random() < litShare) {
        lit += q
      } else {
        unlit += q
      }
    }
  }
  return { lit, unlit }
}

/** Draws one city tower in the given style. */
export function drawTower(
  scene: Scene,
  x: number,
  base: number,
  w: number,
  h: number,
  { inks, style = 'flat', litShare, depth = 0 }: TowerOptions,
): void {
  const { palette } = scene
  const lightSide = (scene.sun?.x ?? 0) > x ? 1 : -1
  const paleHaze = mix(palette.haze, '#FFFFFF', 0.12)
  const wall = palette.night
    ? {
        light: mix(inks.light, paleHaze, 0.1),
        mid: mix(inks.mid, paleHaze, 0.34),
        dark: mix(inks.dark, palette.haze, 0.2),
        deep: mix(inks.deep, palette.haze, 0.1),
      }
    : inks
  const top = base - h
  const body =
    style === 'taper'
      ? polygon([
          [x - w / 2, base],
          [x - w * 0.36, top],
          [x + w * 0.36, top],
          [x + w / 2, base],
        ])
      : style === 'round'
        ? pen`M${x - w / 2} ${base}V${top + w * 0.5}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${top + w * 0.5}V${base}Z`
        : style === 'slant'
          ? polygon([
              [x - w / 2, base],
              [x - w / 2, top + w * 0.5],
              [x + w / 2, top],
              [x + w / 2, base],
            ])
          : rect(x - w / 2, top, w, h)
  scene.fill(body, wall.mid)
  scene.clipTo(body, () => {
    scene.fill(rect(lightSide > 0 ? x - w / 2 : x + w * 0.08, top - 9, w * 0.42, h + 9), wall.dark)
    const { lit, unlit } = windowGrid(scene, x - w * 0.42, top + h * 0.05, w * 0.84, h * 0.9, {
      columns: Math.max(2, Math.round(w / 17)),
      rows: Math.max(4, Math.round(h / 20)),
      litShare: litShare ?? (palette.night ? 0.42 : palette.mood === 'dusk' ? 0.36 : 0.12),
      gap: 0.42,
    })
    scene.fill(unlit, wall.deep, { opacity: 0.32 })
    scene.fill(
      lit,
      palette.dark ? mix('#FFD27A', palette.haze, depth * 0.6) : mix(palette.light, '#FFFFFF', 0.3),
      { opacity: palette.dark ? 0.95 : 0.6 },
    )
    scene.spray(rect(x - w / 2, top, w, h), mix(wall.mid, palette.haze, 0.75), 0.75, 0.5, 1, 0.5, 0.3, 1)
  })
  if (style === 'spire') {
    scene.fill(
      polygon([
        [x - w * 0.5, top + 1],
        [x, top - w * 1.4],
        [x + w * 0.5, top + 1],
      ]),
      wall.dark,
    )
    scene.stroke(pen`M${x} ${top - w * 1.3}v${-w * 0.8}`, wall.dark, 3)
  }
  if (style === 'crown') {
    scene.fill(
      rect(x - w * 0.32, top - w * 0.25, w * 0.64, w * 0.26) +
        rect(x - w * 0.16, top - w * 0.5, w * 0.32, w * 0.26),
      wall.mid,
    )
    scene.stroke(pen`M${x} ${top - w * 0.5}v${-w * 0.7}`, wall.dark, 3)
  }
}

/** Draws a row of towers. */
export function drawCityBand(
  scene: Scene,
  base: number,
  {
    heights = [80, 200],
    widths = [40, 80],
    inks,
    depth = 0,
    from = -20,
    to = scene.width + 20,
    litShare,
    styles = USUAL_STYLES,
  }: CityBandOptions,
): void {
  let x = from
  while (x < to) {
    const w = scene.random.range(...widths)
    drawTower(scene, x + w / 2, base, w, scene.random.range(...heights), {
      inks,
      style: scene.random.pick(styles),
      depth,
      litShare,
    })
    x += w * scene.random.range(0.86, 1.25)
  }
}
