import { expect, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const SEEN = {
  'de-DE': '85.891.683 B',
  'fr-FR': '85\u202f891\u202f683 B',
  'en-IN': '8,58,91,683 B',
  'ar-EG': '85,891,683 B',
} as const

for (const [locale, total] of Object.entries(SEEN))
  test.describe(locale, () => {
    test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] })

    test('amounts are grouped as there, and a copied table is plain figures', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('stackdrift.units', 'exact'))
      const app = new Stackdrift(page)
      await app.open()
      await app.compare(...pair('open-simulator-deepcopy-heap', 'heap.pb.gz'))
      await expect(page.getByRole('banner')).toContainText(total)
      await app.tab('Functions')
      await app.ready()
      await app.button('Copy as TSV').click()
      const [head, first] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
      expect(head).toContain('\tSelf after (bytes)\t')
      expect(first!.split('\t').slice(1, 7).join(' ')).toMatch(/^(-?\d+ ?){6}$/)
    })
  })

for (const locale of ['zh-CN', 'zh-TW', 'zh-HK'])
  test.describe(locale, () => {
    test.use({ locale })

    test('starts in Chinese, and so does what is saved', async ({ page }) => {
      const app = new Stackdrift(page)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('两个 profile 之间泄漏了什么？')
      await page.locator('input[type=file]').first().setInputFiles(pair('ttrpc-server-receive'))
      await app.ready()
      await expect(page.getByRole('treegrid', { name: '泄漏嫌疑' })).toBeVisible()
      await page.getByRole('button', { name: '分享' }).click()
      await page.getByRole('radio', { name: 'Markdown' }).check()
      await expect(page.getByRole('dialog').locator('pre').filter({ hasText: '已知泄漏' })).toContainText(
        '增量',
      )
    })
  })
