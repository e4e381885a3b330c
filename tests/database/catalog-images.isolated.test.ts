import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newUser } from '../fixtures/catalog'
import {
  catalog,
  day,
  imageFolder,
  importFile,
  issuesOf,
  optionEntry,
  productEntry,
} from '../fixtures/catalog-file'
import { newOrder, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

// Read when the image module is loaded: not the folder of the local shop
vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? '/tmp'}/sunhop-media-${process.pid}`
})

const { exportCatalog } = await import('@/lib/server/catalog-import/export')
const { getProduct } = await import('@/lib/server/catalog/service')
const { readImage } = await import('@/lib/server/images/service')

withShopDatabase({ own: true })

const alt = { en: 'A tower', th: 'หอคอย', 'zh-cn': '一座塔' }
const photo = (width: number, red = 200) =>
  sharp({
    create: { width, height: Math.round(width / 2), channels: 3, background: { r: red, g: 90, b: 40 } },
  })

const pathsOf = async (id: string) =>
  (await sql<{ path: string }>('SELECT path FROM images WHERE product_id = $1 ORDER BY position', [id])).map(
    ({ path }) => path,
  )

describe('images from files', () => {
  const folder = imageFolder()
  beforeAll(async () => {
    mkdirSync(join(folder, 'pictures'))
    writeFileSync(join(folder, 'pictures/tower.jpg'), await photo(1600).jpeg().toBuffer())
    writeFileSync(join(folder, 'small.png'), await photo(400).png().toBuffer())
    writeFileSync(join(folder, 'words.jpg'), 'no image at all')
    writeFileSync(
      join(folder, 'drawing.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    )
    const whole = readFileSync(join(folder, 'pictures/tower.jpg'))
    writeFileSync(join(folder, 'half.jpg'), whole.subarray(0, whole.length / 2))
    writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(20_000_001))
    const turned = await photo(1600)
      .withExif({ IFD0: { Copyright: 'Mali' } })
      .withMetadata({ orientation: 6 })
    writeFileSync(join(folder, 'turned.jpg'), await turned.jpeg().toBuffer())
  })

  test('[C6] a file is stored by its content, and served in every size and format', async () => {
    const entry = productEntry({ images: [{ alt, file: 'pictures/tower.jpg' }] })
    expect(await importFile(catalog([entry]), { folder })).toMatchObject({ created: 1, warnings: [] })
    expect(await importFile(catalog([entry]), { folder })).toMatchObject({ changed: 0, unchanged: 1 })
    const [path = ''] = await pathsOf(entry.id)
    expect(path).toMatch(/^products\/file-[0-9a-f-]+\/[0-9a-f]{32}$/)
    for (const format of ['webp', 'jpeg', 'png'] as const) {
      const served = await readImage(path, { width: 640, format }, 'local')
      const { width, format: kind } = await sharp(served?.bytes).metadata()
      expect([width, kind]).toEqual([640, format])
      expect(served?.final).toBe(true)
    }
    const social = await readImage(`social/${path}`, { width: 1200, format: 'jpeg' }, 'local')
    expect(await sharp(social?.bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('only the cover of a gallery has a social preview, also if both are drawn', async () => {
    const drawing = (seed: string) => ({ alt, illustration: { subject: 'temple', mood: 'dusk', seed } })
    const files = productEntry({
      images: [
        { alt, file: 'pictures/tower.jpg' },
        { alt, file: 'small.png' },
      ],
    })
    const drawn = productEntry({ images: [drawing('cover'), drawing('second')] })
    await importFile(catalog([files, drawn]), { folder })
    for (const { id } of [files, drawn]) {
      const [, second = ''] = await pathsOf(id)
      expect(await readImage(`social/${second}`, { width: 1200, format: 'jpeg' }, 'local'), second).toBeNull()
    }
  })

  test('an image is rotated upright and stripped of camera metadata', async () => {
    const entry = productEntry({ images: [{ alt, file: 'turned.jpg' }] })
    await importFile(catalog([entry]), { folder })
    const [path = ''] = await pathsOf(entry.id)
    const served = await readImage(path, { width: 640, format: 'jpeg' }, 'local')
    const { width, height, exif, orientation } = await sharp(served?.bytes).metadata()
    expect([width, height, exif, orientation]).toEqual([640, 1280, undefined, undefined])
  })

  test('a narrow image is accepted with a warning', async () => {
    const entry = productEntry({ images: [{ alt, file: 'small.png' }] })
    const { created, warnings } = await importFile(catalog([entry]), { folder })
    expect(created).toBe(1)
    expect(warnings).toMatchObject([
      { path: ['products', 0, 'images', 0, 'file'], message: expect.stringContaining('only 400 px wide') },
    ])
  })

  test.each([
    ['none.jpg', 'no such file: none.jpg'],
    ['words.jpg', 'is not an image'],
    ['half.jpg', 'is damaged'],
    ['drawing.svg', 'must be a JPEG, PNG, WebP or AVIF'],
    ['large.jpg', 'is larger than 20 MB'],
    ['../secret.jpg', 'must be in the folder of the catalog file or below it'],
    ['/etc/hostname', 'must be in the folder of the catalog file or below it'],
  ])('rejects %s', async (file, message) => {
    const entry = productEntry({ images: [{ alt, file }] })
    expect(await issuesOf(catalog([entry]), { folder })).toEqual([`products[0].images[0].file: ${message}`])
    expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
  })

  test('an export refers to stored images or includes them; both can be imported again', async () => {
    const entry = productEntry({ images: [{ alt, file: 'pictures/tower.jpg' }] })
    await importFile(catalog([entry]), { folder })
    expect(await importFile(await exportCatalog())).toMatchObject({ changed: 0, created: 0 })
    const out = mkdtempSync(join(tmpdir(), 'sunhop-export-'))
    const text = await exportCatalog({
      takeImage: async (name, image) => {
        writeFileSync(join(out, name), image)
        return name
      },
    })
    expect(text).not.toContain('"stored"')
    expect(await importFile(text, { folder: out })).toMatchObject({ changed: 0, created: 0 })
  })

  test('[C5] a photograph has its focal point, author and license on cards, in galleries and in exports', async () => {
    const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }
    const focus = { x: 0.25, y: 1 }
    const [drawing] = productEntry().images as object[]
    const tower = { alt, file: 'pictures/tower.jpg', focus, credit: 'Nok Suksai', license }
    const entry = productEntry({ images: [tower, drawing] })
    await importFile(catalog([entry]), { folder })
    expect(await importFile(catalog([entry]), { folder })).toMatchObject({ unchanged: 1 })
    await sql("INSERT INTO exchange_rates VALUES ('THB', 0, '1', 'THB', '2026-11-01') ON CONFLICT DO NOTHING")
    const [path] = await pathsOf(entry.id)
    const { data } = await getProduct(entry.id, { locale: 'en', currency: 'THB' })
    expect(data.image).toEqual({ path, alt: alt.en, focus })
    expect(data.images).toMatchObject([
      { path, alt: alt.en, focus, credit: 'Nok Suksai', license, drawn: false },
      { drawn: true },
    ])
    expect(await importFile(await exportCatalog())).toMatchObject({ changed: 0, created: 0 })

    const { license: _, ...other } = { ...tower, focus: { x: 0, y: 0 } }
    const change = catalog([{ ...entry, images: [other, drawing] }])
    expect(await importFile(change, { folder })).toMatchObject({ changed: 1 })
    expect(await pathsOf(entry.id)).toContain(path)
    const after = await getProduct(entry.id, { locale: 'en', currency: 'THB' })
    expect(after.data.images[0]).toEqual({
      path,
      alt: alt.en,
      focus: other.focus,
      credit: 'Nok Suksai',
      drawn: false,
    })
  })

  test('a drawn image has no author, and a license has an https address', async () => {
    const [drawing] = productEntry().images as object[]
    const entry = productEntry({
      images: [
        { ...drawing, credit: 'Nok', focus: { x: 0, y: 0 } },
        { alt, file: 'pictures/tower.jpg', license: { name: 'Own', url: 'javascript:alert(1)' } },
      ],
    })
    expect(await issuesOf(catalog([entry]), { folder })).toEqual([
      'products[0].images[1].license.url: must be an absolute https URL',
    ])
    const drawn = productEntry({ images: [{ ...drawing, credit: 'Nok', focus: { x: 0, y: 0 } }] })
    expect(await issuesOf(catalog([drawn]), { folder })).toEqual([
      'products[0].images[0].credit: is for photographs: this image is drawn',
      'products[0].images[0].focus: is for photographs: this image is drawn',
    ])
  })

  test('an order keeps the generated image that a file has replaced', { tags: ['thorough'] }, async () => {
    const start = { date: day(7), time: '10:00', capacity: 3 }
    const entry = productEntry()
    const optionId = `${entry.id}.entry`
    entry.options = [optionEntry(optionId, { availability: { days: [start] } })]
    await importFile(catalog([entry]))
    await sql("INSERT INTO exchange_rates VALUES ('THB', 0, '1', 'THB', '2026-11-01') ON CONFLICT DO NOTHING")
    const [generated] = await pathsOf(entry.id)
    await newOrder(await newUser(), { productId: entry.id, optionId, date: day(7) })
    await importFile(catalog([{ ...entry, images: [{ alt, file: 'pictures/tower.jpg' }] }]), { folder })
    expect(await rowsOf('images WHERE path = $1 AND position < 0', [generated])).toBe(1)
    const exported = JSON.parse(await exportCatalog())
    const product = exported.products.find(({ id }: { id: string }) => id === entry.id)
    expect(product.images).toHaveLength(1)
  })
})

describe('images from the web', () => {
  let origin = ''
  let image: Buffer
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (request.url === '/tower.jpg') response.end(image)
    else if (request.url === '/moved') response.writeHead(302, { location: '/tower.jpg' }).end()
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (request.url === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (request.url === '/endless') {
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1)
      response.on('close', () => clearInterval(timer))
    } else response.writeHead(404).end()
  })
  beforeAll(async () => {
    image = await photo(1400, 10).jpeg().toBuffer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const imported = (url: string, allowPrivateHosts = true) =>
    issuesOf(catalog([productEntry({ images: [{ alt, url }] })]), { allowPrivateHosts })
  const refused = (message: string) => [`products[0].images[0].url: ${message}`]

  test('are fetched, also after a redirect', async () => {
    expect(await imported(`${origin}/tower.jpg`)).toEqual([])
    expect(await imported(`${origin}/moved`)).toEqual([])
  })

  test('are rejected if missing, too large, or behind too many redirects', {
    tags: ['thorough'],
  }, async () => {
    expect(await imported(`${origin}/none.jpg`)).toEqual(refused('the host responded with 404'))
    expect(await imported(`${origin}/round`)).toEqual(refused('the host redirects more than 3 times'))
    expect(await imported(`${origin}/away`)).toEqual(refused('must be an https URL'))
    expect(await imported(`${origin}/endless`)).toEqual(refused('is larger than 20 MB'))
    expect(await imported('http://8.8.8.8/a.jpg')).toEqual(refused('must be an https URL'))
  })

  test.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '0x7f000001', '[::ffff:127.0.0.1]'])(
    'rejects addresses of the local network: %s',
    async (host) => {
      const before = requested.length
      const [error] = await imported(`https://${host}:${new URL(origin).port}/tower.jpg`, false)
      expect(error).toContain('is a private address')
      expect(requested.length).toBe(before)
    },
  )
})
