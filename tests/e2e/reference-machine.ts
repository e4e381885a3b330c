import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium, type FullConfig } from '@playwright/test'
import sharp from 'sharp'

const FILE = new URL('./pictures/machine.json', import.meta.url)

/** The properties of a machine that decide how it renders a page. */
interface Machine {
  platform: string
  /** Major version of the browser. */
  browser: string
  /** Hash of the pixels of a sample of glyphs. */
  glyphs: string
}

const SAMPLE = `
  <body style="margin: 8px; width: 560px; background: #fff; color: #000; font: 16px/1.6 sans-serif">
    <p>Hamburgefonstiv 0123456789 — “quotes” <b>Hamburgefonstiv</b></p>
    <p lang="th">กรุงเทพฯ น้ำตก ปู่ ที่นี่ เรือหางยาว <b>กรุงเทพฯ</b></p>
    <p lang="zh-CN">曼谷大皇宫门票，当日可用。<b>曼谷大皇宫</b></p>
    <p style="font-size: 33px; border-radius: 9px; border: 1px solid; box-shadow: 0 2px 6px #0006">Aa กข 曼谷</p>
  </body>`

async function thisMachine(config: FullConfig): Promise<Machine> {
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 600, height: 300 } })
    await page.setContent(SAMPLE)
    const pixels = await sharp(await page.screenshot())
      .raw()
      .toBuffer()
    return {
      platform: `${process.platform}-${process.arch}`,
      browser: browser.version().split('.')[0] ?? '',
      glyphs: createHash('sha256').update(pixels).digest('hex').slice(0, 16),
    }
  } finally {
    await browser.close()
  }
}

const NAMES = { platform: 'platform', browser: 'major version of the browser', glyphs: 'rendering of glyphs' }

/**
 * Runs before all browser tests. Screenshots are compared only where this machine renders like the one that
 * took the reference images; elsewhere `TEST_PICTURES_SKIP` holds the reason.
 */
export default async function compareMachines(config: FullConfig): Promise<void> {
  const machine = await thisMachine(config)
  if (process.env.TEST_PICTURES === 'update') {
    writeFileSync(FILE, `${JSON.stringify(machine, null, 2)}\n`)
    return
  }
  const reference: Partial<Machine> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const difference = (Object.keys(NAMES) as Array<keyof Machine>).find(
    (key) => machine[key] !== reference[key],
  )
  if (!difference) return
  process.env.TEST_PICTURES_SKIP = `${NAMES[difference]} differs from the reference images (${machine[difference]}, not ${reference[difference]})`
  console.log(`Screenshots are not compared: ${process.env.TEST_PICTURES_SKIP}.`)
}
