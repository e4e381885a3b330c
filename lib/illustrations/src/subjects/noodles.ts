import { BRAND, mix } from '../color'
import { ellipse, pen, rect } from '../geometry'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A bowl of noodles. */
export function noodles(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * (scene.tall ? 1.05 : 1.1)
  const { centerX } = drawStage(scene, {
    tableTop: 0.7,
    discY: 0.42,
    discRadius: 0.34,
    table: random() < 0.5 ? '#E9B98C' : 'teal',
  })

  // Tray of sides
  drawShadow(scene, centerX, height * 0.875, 440 * unit, 60 * unit, 0.5)
  const broth = '#D9762B'
  const by = height * 0.57
  const bw = 330 * unit
  const bh = 250 * unit
  const inks = palette.material(random() < 0.5 ? 'navy' : '#F4EADB')

  // Noodles/broth ellipse
  const bowl = pen`M${centerX - bw} ${by}A${bw} ${bw * 0.36} 0 0 0 ${centerX + bw} ${by}C${centerX + bw * 0.96} ${by + bh * 0.62} ${centerX + bw * 0.55} ${by + bh} ${centerX + bw * 0.36} ${by + bh * 1.02}H${centerX - bw * 0.36}C${centerX - bw * 0.55} ${by + bh} ${centerX - bw * 0.96} ${by + bh * 0.62} ${centerX - bw} ${by}Z`
  scene.fill(ellipse(centerX, by, bw, bw * 0.36), inks.light)
  scene.fill(ellipse(centerX, by + 4, bw * 0.93, bw * 0.315), mix(broth, palette.ink, 0.3))
  scene.clipTo(ellipse(centerX, by + 8, bw * 0.94, bw * 0.32), () => {
    scene.fill(ellipse(centerX, by + 14, bw * 0.91, bw * 0.3), broth)
    scene.spray(ellipse(centerX, by + 14, bw * 0.91, bw * 0.3), '#FFC069', 0.9, 0.2, 0, 0.7, 1, 0.8)
    let l = ''
    let l2 = ''
    for (let i = 0; i < 34; i++) {
      const a = centerX + random.range(-0.62, 0.34) * bw
      const y = by + random.range(-10, 80) * unit
      const w = random.range(80, 190) * unit
      const q = pen`M${a} ${y}q${w * 0.25} ${-26 * unit} ${w * 0.5} 0t${w * 0.5} 0`
      if (i % 2) {
        l += q
      } else {
        l2 += q
      }
    }
    scene.stroke(l2, '#E9B04A', 8 * unit)
    scene.stroke(l, '#FFE0A0', 7 * unit)

    // Egg halves
    for (const [dx, dy] of [
      [-0.56, 4],
      [-0.34, -34],
    ] as const) {
      const x = centerX + dx * bw
      const y = by + dy * unit
      scene.fill(ellipse(x, y, 62 * unit, 46 * unit), '#FFF8EA')
      scene.fill(ellipse(x, y + 3, 56 * unit, 41 * unit), '#FFFDF6')
      scene.fill(ellipse(x + 3 * unit, y + 3 * unit, 31 * unit, 24 * unit), '#FF9A2E')
      scene.fill(ellipse(x - 4 * unit, y - 4 * unit, 13 * unit, 8 * unit), '#FFC46B')
    }

    // Pork slices
    for (const [dx, dy] of [
      [0.1, -34],
      [0.34, -2],
    ] as const) {
      const x = centerX + dx * bw
      const y = by + dy * unit
      scene.fill(ellipse(x, y, 76 * unit, 50 * unit), '#8A3F2A')
      scene.fill(ellipse(x, y - 3 * unit, 69 * unit, 43 * unit), '#E79C7C')
      scene.stroke(
        pen`M${x - 40 * unit} ${y - 3 * unit}q${20 * unit} ${-28 * unit} ${42 * unit} ${-4 * unit}t${34 * unit} ${8 * unit}`,
        '#FBE3D2',
        8 * unit,
      )
    }

    // Greens, chili
    for (let i = 0; i < 9; i++) {
      const x = centerX + random.range(0.34, 0.82) * bw
      const y = by + random.range(-10, 44) * unit
      const q = random.range(30, 54) * unit
      const a = random.range(-2.6, -0.5)
      scene.fill(
        pen`M${x} ${y}Q${x + Math.cos(a) * q - q * 0.4} ${y + Math.sin(a) * q} ${x + Math.cos(a) * q * 1.5} ${y + Math.sin(a) * q * 1.5}Q${x + Math.cos(a) * q + q * 0.45} ${y + Math.sin(a) * q * 0.7} ${x} ${y}Z`,
        cycle(['#3E9E5A', '#66BF62', '#2A7D50'], i),
      )
    }
    for (let i = 0; i < 16; i++) {
      scene.fill(
        ellipse(
          centerX + random.range(-0.6, 0.6) * bw,
          by + random.range(-20, 48) * unit,
          random.range(6, 10) * unit,
          random.range(4, 7) * unit,
        ),
        i % 3 ? '#6FC25A' : '#E23B2E',
      )
    }
  })
  scene.fill(bowl, inks.mid)
  scene.clipTo(bowl, () => {
    scene.fill(rect(centerX + bw * 0.25, by, bw, bh * 1.1), inks.dark, { opacity: 0.6 })
    scene.spray(rect(centerX - bw, by, 2 * bw, bh * 1.05), inks.deep, 0.95, 1, 1, 0.2, 0, 0.9)
    scene.spray(
      rect(centerX - bw, by, 2 * bw, bh * 1.05),
      mix(inks.light, '#FFFFFF', 0.3),
      0.7,
      0,
      0.2,
      0.5,
      0.4,
      0.6,
    )
    let wv = ''
    for (let i = 0; i < 18; i++) {
      const x = centerX - bw + (i * bw) / 8.5
      const yy = by + bh * 0.5 + Math.sqrt(Math.max(0, 1 - ((x - centerX) / bw) ** 2)) * bh * 0.12
      for (let k = 0; k < 3; k++) {
        wv += ellipse(x, yy, bw * 0.07 - k * bw * 0.023)
      }
    }
    scene.stroke(wv, BRAND, 4 * unit, { opacity: 0.9 })
    scene.stroke(
      pen`M${centerX - bw} ${by + bh * 0.68}Q${centerX} ${by + bh * 0.98} ${centerX + bw} ${by + bh * 0.68}`,
      BRAND,
      7 * unit,
    )
  })
  scene.fill(
    pen`M${centerX - bw * 0.38} ${by + bh * 0.99}h${bw * 0.76}l${-bw * 0.05} ${bh * 0.13}h${-bw * 0.66}Z`,
    inks.dark,
  )
  scene.stroke(
    pen`M${centerX - bw * 0.97} ${by + 2}A${bw * 0.97} ${bw * 0.34} 0 0 0 ${centerX + bw * 0.97} ${by + 2}`,
    inks.light,
    9 * unit,
  )

  // Chopsticks lifting noodles
  const cx = centerX + bw * 0.06
  const cy = by - bh * 1.18
  let nl = ''
  let nl2 = ''
  for (let i = 0; i < 9; i++) {
    const x = cx - 44 * unit + i * 11 * unit
    const q = pen`M${x} ${cy}Q${x - 16 * unit + random.range(-6, 6)} ${(cy + by) / 2} ${x - 18 * unit + i * 4 * unit} ${by + 12}`
    if (i % 2) {
      nl += q
    } else {
      nl2 += q
    }
  }
  scene.stroke(nl2, '#E9B04A', 8 * unit)
  scene.stroke(nl, '#FFE0A0', 7 * unit)
  scene.stroke(
    pen`M${cx - 96 * unit} ${cy + 30 * unit}L${cx + 430 * unit} ${cy - 150 * unit}`,
    palette.material('wood').deep,
    15 * unit,
  )
  scene.stroke(
    pen`M${cx - 88 * unit} ${cy + 4 * unit}L${cx + 440 * unit} ${cy - 196 * unit}`,
    palette.material('wood').mid,
    15 * unit,
  )
  scene.stroke(
    pen`M${cx + 250 * unit} ${cy - 122 * unit}L${cx + 300 * unit} ${cy - 142 * unit}`,
    BRAND,
    15 * unit,
  )
  drawSteam(scene, centerX - bw * 0.46, by - 70 * unit, 190 * unit, 14 * unit)
  drawSteam(scene, centerX - bw * 0.2, by - 110 * unit, 230 * unit, 14 * unit)
  drawSteam(scene, centerX + bw * 0.5, by - 70 * unit, 170 * unit, 13 * unit)

  // Sauces and lime
  for (const [dx, color] of [
    [-1.32, '#C8321F'],
    [1.3, '#5B2C16'],
  ] as const) {
    const x = centerX + bw * dx
    const y = height * 0.845
    drawShadow(scene, x, y + 34 * unit, 90 * unit, 16 * unit, 0.4)
    scene.fill(
      pen`M${x - 70 * unit} ${y - 14 * unit}Q${x - 62 * unit} ${y + 36 * unit} ${x} ${y + 36 * unit}T${x + 70 * unit} ${y - 14 * unit}Z`,
      palette.material('white').mid,
    )
    scene.fill(ellipse(x, y - 14 * unit, 70 * unit, 20 * unit), palette.material('white').light)
    scene.fill(ellipse(x, y - 12 * unit, 58 * unit, 15 * unit), color)
  }
  const lx = centerX - bw * 0.86
  const ly = height * 0.93
  scene.fill(
    pen`M${lx - 56 * unit} ${ly}A${56 * unit} ${56 * unit} 0 0 1 ${lx + 56 * unit} ${ly}Z`,
    '#5BAA3C',
  )
  scene.fill(
    pen`M${lx - 46 * unit} ${ly}A${46 * unit} ${46 * unit} 0 0 1 ${lx + 46 * unit} ${ly}Z`,
    '#D9EE8C',
  )
}
