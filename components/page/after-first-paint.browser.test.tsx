import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNavigation } from '@/stores/navigation'
import { show } from '@/tests/setup/components/show'
import { AfterFirstPaint } from './after-first-paint'

let rendered: string[]
beforeEach(() => {
  rendered = []
  useNavigation.setState({ topFirst: false })
})

function Part({ name }: { name: string }) {
  rendered.push(name)
  return <p>{name}</p>
}

const content = (
  <AfterFirstPaint placeholder={<Part name="placeholder" />}>
    <Part name="content" />
  </AfterFirstPaint>
)

test('[UI] a page that a link opens renders its top first, and what is below after a frame', async () => {
  useNavigation.setState({ topFirst: true })
  await show(content)
  await expect.element(page.getByText('content')).toBeVisible()
  expect(rendered[0]).toBe('placeholder')
  expect(document.body.textContent).not.toContain('placeholder')
})

test('[UI] a page of the history has its content at once, so that its scroll position exists', async () => {
  await show(content)
  expect(rendered).not.toContain('placeholder')
})
