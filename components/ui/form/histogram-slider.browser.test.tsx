import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, words } from '@/tests/setup/components/show'
import { HistogramSlider } from './histogram-slider'

function Prices() {
  const [range, setRange] = useState<[number, number]>([500, 3000])
  return (
    <HistogramSlider
      label="Price"
      value={range}
      onChange={setRange}
      min={0}
      max={5000}
      step={50}
      counts={[2, 9, 24, 11, 3]}
      format={(baht) => `฿${baht}`}
    />
  )
}

test('sliders announce their values and follow the keyboard', async () => {
  await show(<Prices />)
  const thumb = page.getByRole('slider', { name: words('ui.slider.from', { label: 'Price' }) })
  await expect.element(thumb).toHaveAttribute('aria-valuetext', '฿500')
  await userEvent.tab()
  await expect.element(thumb).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(thumb).toHaveAttribute('aria-valuetext', '฿550')
  await expect.element(page.getByRole('status').filter({ hasText: '฿550' })).toBeVisible()
})
