import { variant } from './fixtures/languages'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const name of ['home', 'product', 'components'] as const)
  test(`[UI] nothing moves with reduced motion: ${name}`, variant(name === 'home'), async ({ page, at }) => {
    await page.goto(at(PUBLIC_PAGES[name]))
    await ready(page)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part)
          const still = /^(none|toast-bar|fade-ends)$/.test(animationName)
          if (still && Number.parseFloat(transitionDuration) === 0 && scrollBehavior === 'auto') return []
          return `${element.tagName}.${element.className}${part} ${animationName} ${transitionDuration}`
        }),
      ),
    )
    expect(moving).toEqual([])
  })
