import { expect, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

test.use({ colorScheme: 'dark' })

test('on paper everything is light and whole, nothing can be pressed, and the origin is named', async ({
  page,
}) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('ttrpc-server-receive'))
  await app.tab('Flame graph')
  await app.ready()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const paper = page.locator('canvas[data-paper]')
  await expect(paper).toBeVisible()
  const light = await paper.evaluate((canvas: HTMLCanvasElement) => {
    const corner = canvas.getContext('2d')!.getImageData(canvas.width - 2, canvas.height - 2, 1, 1).data
    return Math.min(...corner.slice(0, 3))
  })
  expect(light).toBeGreaterThan(200)
  await expect(app.flame().locator('canvas:visible')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.getByRole('tab').first()).toBeHidden()
  const header = page.getByRole('banner')
  await expect(header).toContainText('before.pb.gz')
  await expect(header).toContainText('after.pb.gz')
  await expect(page.getByText(/^Printed .* from http:\/\/localhost:\d+\/#v=1/)).toBeVisible()
  const [verdict, flame] = [page.getByRole('heading', { level: 1 }), paper]
  expect((await verdict.boundingBox())!.y).toBeLessThan((await flame.boundingBox())!.y)

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect(paper).toHaveCount(0)
  await app.tab('Graph')
  await expect(page.getByRole('application', { name: 'Call graph' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.locator('svg[data-paper]')
  await expect(sheet).toBeVisible()
  const [picture, margins] = await sheet.evaluate(svg => [
    svg.getBoundingClientRect().width,
    svg.parentElement!.clientWidth,
  ])
  expect(picture).toBeLessThanOrEqual(margins! + 1)
})
