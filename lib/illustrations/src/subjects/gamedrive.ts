import { mix } from '../color'
import { ellipse, pen, rect, roundRect, smooth } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawPeak } from '../kit/mountains'
import { drawGround, fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a lion lying on a rock and facing right, 320 units long. */
function drawLion(scene: Scene): void {
  const { palette } = scene
  const coat = palette.material('#C77F3A')
  const mane = palette.material('#8A4A2A')
  scene.stroke('M-146 -20Q-206 4 -190 44', coat.dark, 11)
  scene.fill(ellipse(-188, 52, 13, 18), mane.dark)
  // Sunlit back, so that it stands out from the dry grass
  fillBody(scene, 'M-160 -4Q-186 -70 -140 -106Q-90 -132 0 -124Q60 -116 84 -80L96 -4Z', coat, {
    light: 1,
    shade: 0.35,
  })
  scene.stroke('M-158 -64Q-150 -98 -132 -108Q-90 -131 0 -123Q30 -120 52 -108', coat.light, 7)
  fillBody(scene, 'M-156 0Q-170 -64 -122 -78Q-76 -78 -66 -34Q-40 -22 -30 -8V2H-150Z', coat, {
    light: 0.8,
    shade: 0.4,
  })
  scene.stroke('M-122 -78Q-76 -78 -66 -34Q-56 -27 -46 -20', coat.dark, 4)
  scene.fill(roundRect(-76, -20, 74, 24, 12), coat.light)
  scene.fill(roundRect(40, -24, 120, 26, 13), coat.light)
  scene.fill(roundRect(20, -14, 110, 20, 10), coat.mid)
  // Mane in two rings of locks, calm face to the front
  const cx = 112
  const cy = -120
  let outer = ''
  let inner = ''
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.2832
    outer += ellipse(cx + Math.cos(a) * 62, cy + Math.sin(a) * 66, 26)
    inner += ellipse(cx + Math.cos(a + 0.2) * 50, cy + Math.sin(a + 0.2) * 52, 20)
  }
  fillBody(scene, ellipse(cx, cy + 6, 74, 84), mane, { light: 0 })
  scene.fill(outer, mane.dark)
  scene.fill(inner, mane.mid)
  for (const s of [-1, 1]) {
    scene.fill(ellipse(cx + s * 44, cy - 50, 19), coat.dark)
    scene.fill(ellipse(cx + s * 44, cy - 48, 11), mane.deep)
  }
  const face = pen`M${cx - 46} ${cy - 26}Q${cx - 40} ${cy - 58} ${cx} ${cy - 60}Q${cx + 40} ${cy - 58} ${cx + 46} ${cy - 26}Q${cx + 48} ${cy + 12} ${cx + 28} ${cy + 34}Q${cx} ${cy + 58} ${cx - 28} ${cy + 34}Q${cx - 48} ${cy + 12} ${cx - 46} ${cy - 26}Z`
  fillBody(scene, face, coat, { light: 0.9, shade: 0.6 })
  scene.fill(ellipse(cx - 14, cy + 26, 19, 16) + ellipse(cx + 14, cy + 26, 19, 16), coat.light)
  scene.fill(
    pen`M${cx - 15} ${cy + 6}H${cx + 15}Q${cx + 8} ${cy + 20} ${cx} ${cy + 22}T${cx - 15} ${cy + 6}Z`,
    mane.deep,
  )
  scene.stroke(
    pen`M${cx} ${cy + 20}V${cy + 32}M${cx} ${cy + 32}q-10 9 -20 2M${cx} ${cy + 32}q10 9 20 2`,
    mane.deep,
    3.4,
  )
  for (const s of [-1, 1]) {
    scene.fill(ellipse(cx + s * 21, cy - 14, 8, 6), palette.material('gold').light)
    scene.fill(ellipse(cx + s * 21, cy - 14, 4), palette.ink)
    scene.stroke(pen`M${cx + s * 10} ${cy - 22}q${s * 10} -8 ${s * 22} 2`, mane.deep, 4)
  }
}

/** Draws an open safari car with guests, 480 units long, its hood on the right. */
function drawCar(scene: Scene): void {
  const { palette } = scene
  const green = palette.material('#6E7A4A')
  const sand = palette.material('sand')
  for (const x of [-140, 140]) {
    scene.fill(ellipse(x, -34, 50), palette.ink)
    scene.fill(ellipse(x, -34, 24), sand.dark)
  }
  for (const [i, x] of [-170, -96, -20, 44].entries()) {
    const y = -196 + i * 12
    scene.fill(
      pen`M${x - 26} ${y + 66}q-2 -56 26 -56t26 56Z`,
      palette.material(cycle(['orange', 'teal', 'cream', 'red'] as const, i)).mid,
    )
    scene.fill(ellipse(x, y - 6, 17), palette.material('skin').mid)
    scene.fill(pen`M${x - 19} ${y - 10}q0 -19 19 -19t19 19Z`, sand.mid)
    scene.fill(roundRect(x - 29, y - 13, 58, 7, 3), sand.dark)
  }
  scene.stroke('M-228 -130L-222 -276M-60 -130L-58 -276M84 -124L92 -270', palette.material('char').deep, 8)
  fillBody(scene, 'M-244 -272Q-240 -290 -220 -290H88Q106 -290 108 -272Z', sand, { shade: 0.7 })
  fillBody(scene, 'M-250 -40V-140H96L112 -116H210Q236 -112 238 -84V-40Z', green, { light: 0.7 })
  scene.fill(pen`M-202 -40A62 62 0 0 1 -78 -40ZM78 -40A62 62 0 0 1 202 -40Z`, green.deep)
  scene.fill('M92 -136L112 -196H122L128 -116H112Z', mix(palette.sky[1], '#FFFFFF', 0.3), { opacity: 0.7 })
  scene.stroke('M-60 -140V-44M30 -140V-44', green.deep, 4)
  scene.fill(rect(-256, -46, 500, 12), green.dark)
  scene.fill(ellipse(228, -84, 11, 14), '#FFF3C8')
  scene.fill(ellipse(-232, -166, 27), palette.ink)
}

/** An open car on the plain at the golden hour, with a lion on a rock in front. */
export function gamedrive(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.64,
    sunRadius: random.range(150, 186),
    sunX: scene.wide ? 0.56 : focusX / width + side * random.range(0.02, 0.14),
    sunY: random.range(0.4, 0.47),
    cloudY: [0.08, 0.34],
  })
  drawPeak(scene, focusX - side * 420 * unit, height * 0.66, 860 * unit, 230 * unit, {
    inks: palette.material('#8C7A9A', 0.62),
    snow: 0.28,
    snowInks: palette.material('snow', 0.4),
    jaggedness: 0.5,
  })
  drawRidge(scene, height * 0.64, 50, palette.material('#8C7A9A', 0.7).mid)
  drawRidge(scene, height * 0.67, 34, palette.material('#B08A5A', 0.5).mid)
  // Distant herd in dust
  for (let i = 0; i < (scene.wide ? 18 : 11); i++) {
    scene.place(
      random() * width,
      height * random.range(0.672, 0.69),
      random.range(0.16, 0.26) * unit,
      () => {
        scene.fill(
          'M-90 -60Q-80 -96 -20 -96L60 -110Q90 -120 110 -90Q120 -70 96 -64L70 -60L74 0H60L48 -46H-56L-66 0H-82Z',
          palette.material('#5A4A4E', 0.4).dark,
        )
      },
      random() < 0.5,
    )
  }
  drawGround(scene, height * 0.695, palette.material('#D9A441', 0.08), { wave: 6 })
  for (let i = 0; i < width / 120; i++)
    drawBush(
      scene,
      random() * width,
      height * 0.71,
      random.range(40, 90) * unit,
      palette.material('#7E8B4A', 0.28),
    )
  // Track and car
  const track = pen`M${focusX + side * 900 * unit} ${height * 0.8}Q${focusX + side * 200 * unit} ${height * 0.79} ${focusX - side * 200 * unit} ${height * 0.8}T${focusX - side * 1200 * unit} ${height * 0.86}V${height * 0.9}Q${focusX - side * 400 * unit} ${height * 0.84} ${focusX + side * 100 * unit} ${height * 0.835}T${focusX + side * 900 * unit} ${height * 0.85}Z`
  scene.fill(track, palette.material('#C98A5A').mid, { opacity: 0.8 })
  const carX = focusX - side * (scene.tall ? 150 : 270) * unit
  let dust = ''
  for (let i = 0; i < 18; i++)
    dust += ellipse(
      carX - side * (190 + i * 22) * unit,
      height * 0.815 - random.range(0, 40) * unit,
      random.range(16, 44) * unit,
      random.range(12, 30) * unit,
    )
  scene.fill(dust, palette.haze, { opacity: 0.35 })
  scene.fill(ellipse(carX, height * 0.83, 290 * unit, 17 * unit), palette.ink, { opacity: 0.35 })
  scene.place(carX, height * 0.83, 1.02 * unit, () => drawCar(scene), side < 0)

  // The lion on its rock in the foreground
  const rock = palette.material('#9A8A8E')
  const rx = focusX + side * (scene.tall ? 150 : 250) * unit
  const d = smooth([
    [rx - 310 * unit, height * 1.03],
    [rx - 250 * unit, height * 0.915],
    [rx - 120 * unit, height * 0.875],
    [rx + 60 * unit, height * 0.868],
    [rx + 190 * unit, height * 0.885],
    [rx + 290 * unit, height * 0.95],
    [rx + 330 * unit, height * 1.03],
  ])
  scene.fill(`${d}Z`, rock.mid)
  scene.spray(`${d}Z`, rock.light, 0.9, 0.5, 0, 0.5, 0.6, 0.8)
  scene.spray(`${d}Z`, rock.deep, 0.9, 0.5, 1, 0.5, 0.2, 0.9)
  scene.place(rx - side * 10 * unit, height * 0.886, 1.06 * unit, () => drawLion(scene), side < 0)
  const gold = palette.material('#D9A441')
  for (const [n, tone, w] of [
    [4, gold.deep, 2.8],
    [6, gold.light, 2.4],
  ] as const) {
    let grass = ''
    for (let i = 0; i < width / n; i++) {
      const x = random() * width
      const y = height * random.range(0.93, 1.04)
      if (Math.abs(x - rx) < 230 * unit && y < height * 0.985) continue
      grass += pen`M${x} ${y}q${random.range(-8, 8)} -26 ${random.range(-16, 16)} ${-random.range(30, 66)}`
    }
    scene.stroke(grass, tone, w, { opacity: 0.75 })
  }
  drawBirds(scene, scene.disc.x - 90, height * 0.22, 6, 50)
  drawWeather(scene)
}
