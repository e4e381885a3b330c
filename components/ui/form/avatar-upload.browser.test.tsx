import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, words } from '@/tests/setup/components/show'
import { AvatarUpload } from './avatar-upload'

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240)
  canvas.getContext('2d')?.fillRect(0, 0, 320, 240)
  return new File([await canvas.convertToBlob({ type: 'image/webp' })], 'me.webp', { type: 'image/webp' })
}

test('an image has a preview and is rejected with a reason', async () => {
  const ignore = () => undefined
  await show(<AvatarUpload label="Image" name="Nari Suwan" onSelect={ignore} onRemove={ignore} />)
  const input = document.querySelector('input')
  if (!input) throw new Error('no file field')
  const previews = () => document.querySelectorAll('img[src^="blob:"]').length

  await userEvent.upload(input, new File(['%PDF'], 'trip.pdf', { type: 'application/pdf' }))
  const values = { types: 'JPEG, PNG, WebP', size: '5 MB' }
  await expect.element(page.getByText(words('ui.avatar.type', values))).toBeVisible()
  await userEvent.upload(input, new File(['png'], 'broken.png', { type: 'image/png' }))
  await expect.element(page.getByText(words('ui.avatar.unreadable'))).toBeVisible()
  await userEvent.upload(input, await photo())
  await expect.poll(previews).toBe(1)
  await expect.element(page.getByText('me.webp')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words('ui.avatar.remove') }))
  await expect.poll(previews).toBe(0)
})
