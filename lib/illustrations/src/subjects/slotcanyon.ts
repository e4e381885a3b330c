import { mix } from '../color'
import { ellipse, type Point, pen, polygon, rect, smooth } from '../geometry'
import { drawPerson } from '../kit/person'
import { item } from '../lists'
import type { Scene } from '../scene'

/** A narrow canyon of wavy sandstone with a shaft of light. */
export function slotcanyon(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const side = random() < 0.5 ? 1 : -1
  const tones = palette.night
    ? ['#6E4A8E', '#8A5C9C', '#5A3C7C', '#A878A8', '#4A3070']
    : palette.dark
      ? ['#B84E52', '#D9745A', '#8E3A58', '#EE9A66', '#6E2C54']
      : ['#C9603A', '#E38A50', '#A84A34', '#F2AE70', '#8A3A30']
  const stone = tones.map((tone) => mix(tone, palette.shade, palette.ambient * 0.36))

  // Sky with the sun in the crack far above
  const topY = scene.poster ? height * 0.3 : 0
  scene.fill(
    rect(0, 0, width, height),
    scene.linear(
      [
        [0, mix(palette.sky[0], palette.sky[2], 0.45)],
        [0.16, palette.sky[2]],
        [0.5, mix(item(stone, 3), palette.glow, 0.5)],
      ],
      0,
      0,
      0,
      height,
      true,
    ),
  )
  scene.sun = { x: focusX + side * 40 * unit, y: topY + height * 0.1, r: 92 * unit }
  scene.glow(scene.disc.x, scene.disc.y, 420 * unit, palette.glow, 0.9)
  scene.fill(ellipse(scene.disc.x, scene.disc.y, 96 * unit), palette.sun)
  scene.spray(ellipse(scene.disc.x, scene.disc.y, 96 * unit), '#FFC46B', 0.8, 0, 0, 0.8, 1)
  // Back of the canyon in warm haze
  const back = mix(item(stone, 3), palette.glow, 0.4)
  scene.fill(
    pen`M${focusX - 420 * unit} ${height}V${height * 0.34}Q${focusX - 120 * unit} ${height * 0.2} ${focusX - 40 * unit} ${height * 0.3}Q${focusX + 60 * unit} ${height * 0.36} ${focusX + 420 * unit} ${height * 0.22}V${height}Z`,
    back,
  )

  // Walls: layered waves, from light to dark
  const layers = 6
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1)
    for (const sign of [-1, 1]) {
      const gap = (44 + 330 * t ** 1.25) * unit * (scene.wide ? 1.5 : 1)
      const amp = (34 + 74 * t) * unit
      const phase = random.range(0, 6.28) + (sign > 0 ? 1.6 : 0)
      const edge: Point[] = []
      for (let k = 0; k <= 12; k++) {
        const y = height * (-0.06 + (k / 12) * 1.14)
        const open = 1 + 0.5 * (k / 12) - (sign === side ? 0.2 : 0) * Math.sin((k / 12) * 3.1)
        edge.push([focusX + sign * (gap * open * 0.8 + Math.sin(k * 0.86 + phase) * amp + amp * 0.3), y])
      }
      const outer = sign > 0 ? width + 300 : -300
      const d = smooth(edge) + pen`L${outer} ${height * 1.1}L${outer} ${-height * 0.1}Z`
      const lit = sign !== side
      const base = mix(item(stone, i % 5), palette.ink, t * (lit ? 0.16 : 0.42))
      scene.fill(d, mix(base, palette.glow, (1 - t) * 0.34))
      scene.clipTo(d, () => {
        // The strata follow the edge
        for (let s = 1; s < 9; s++) {
          const off = sign * s * (22 + 30 * t) * unit
          const line = edge.map(([x, y], k) => [x + off + Math.sin(k * 0.7 + s) * 9, y] as const)
          scene.stroke(
            smooth(line),
            s % 3 === 0 ? mix(base, palette.ink, 0.3) : mix(base, s % 2 ? item(stone, 3) : '#FFE3B8', 0.34),
            (s % 2 ? 9 : 4) * (0.6 + t) * unit,
            { opacity: 0.55 },
          )
        }
        const rim = edge.map(([x, y]) => [x + sign * 10 * unit, y] as const)
        scene.stroke(
          smooth(rim),
          mix('#FFE9C0', palette.light, 0.4),
          (lit ? 16 : 6) * (1.1 - t * 0.6) * unit,
          { opacity: lit ? 0.75 : 0.35 },
        )
        scene.spray(d, palette.ink, 0.55 + t * 0.3, sign > 0 ? 1 : 0, 0.7, sign > 0 ? 0.35 : 0.65, 0.4, 0.8)
      })
    }
  }

  // Sand on the ground with ripples
  const floor = height * 0.84
  const sand = palette.material('#E0A060')
  const ground = smooth([
    [focusX - 700 * unit, height * 1.02],
    [focusX - 330 * unit, height * 0.92],
    [focusX - 90 * unit, floor],
    [focusX + 90 * unit, floor + 4],
    [focusX + 330 * unit, height * 0.92],
    [focusX + 700 * unit, height * 1.02],
  ])
  scene.fill(`${ground}Z`, sand.mid)
  scene.spray(`${ground}Z`, sand.light, 0.9, 0.5, 0, 0.5, 0.7, 0.8)
  scene.spray(`${ground}Z`, sand.deep, 0.8, 0.5, 1, 0.5, 0.3, 0.9)
  let ripples = ''
  for (let i = 0; i < 9; i++)
    ripples += pen`M${focusX - (60 + i * 44) * unit} ${floor + (20 + i * 16)}q${60 * unit} ${-9} ${(60 + i * 44) * unit} 0t${(60 + i * 44) * unit} 0`
  scene.stroke(ripples, sand.dark, 4, { opacity: 0.4 })

  // The beam with dust in it
  const foot = focusX - side * 60 * unit
  const beam = polygon([
    [scene.disc.x - 34 * unit, topY + height * 0.02],
    [scene.disc.x + 34 * unit, topY + height * 0.02],
    [foot + 130 * unit, height * 0.93],
    [foot - 130 * unit, height * 0.93],
  ])
  scene.fill(
    beam,
    scene.linear([
      [0, '#FFF3CF', palette.dark ? 0.5 : 0.62],
      [0.7, '#FFEBB8', 0.4],
      [1, '#FFE3A0', 0.12],
    ]),
  )
  const core = polygon([
    [scene.disc.x - 12 * unit, topY + height * 0.02],
    [scene.disc.x + 12 * unit, topY + height * 0.02],
    [foot + 54 * unit, height * 0.93],
    [foot - 54 * unit, height * 0.93],
  ])
  scene.fill(
    core,
    scene.linear([
      [0, '#FFFFFF', 0.5],
      [1, '#FFF3CF', 0.16],
    ]),
  )
  scene.fill(ellipse(foot, height * 0.925, 150 * unit, 26 * unit), '#FFF3CF', { opacity: 0.6 })
  let dust = ''
  for (let i = 0; i < 70; i++) {
    const t = random()
    const x = scene.disc.x + (foot - scene.disc.x) * t + random.range(-1, 1) * (30 + 110 * t) * unit
    dust += ellipse(x, topY + (height * 0.92 - topY) * t, random.range(1.6, 4.4))
  }
  scene.fill(dust, '#FFF6DC', { opacity: 0.75 })
  drawPerson(scene, foot + side * 24 * unit, height * 0.93, 190 * unit, {
    coat: 'teal',
    bag: 'gold',
    walk: false,
    back: true,
  })
  drawPerson(scene, foot - side * 210 * unit, height * 0.955, 206 * unit, {
    coat: random.pick(['cream', 'jade', 'navy'] as const),
    hat: 'sand',
    walk: false,
    back: false,
  })
  scene.spray(rect(0, 0, width, height), palette.ink, palette.night ? 0.5 : 0.3, 0.5, 1, 0.5, 0.55)
}
