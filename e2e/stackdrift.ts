import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

/** The page as a person uses it: by what it says and what things are called. */
export class Stackdrift {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(fragment = ''): Promise<void> {
    await this.page.goto(`/${fragment}`)
    await expect(this.page.getByRole('main')).toBeVisible()
  }

  /** Drops files onto the page, all at once, as from a file manager. */
  async drop(...paths: string[]): Promise<void> {
    const files = paths.map(path => ({ name: basename(path), base64: readFileSync(path).toString('base64') }))
    const transfer = await this.page.evaluateHandle(list => {
      const data = new DataTransfer()
      for (const { name, base64 } of list)
        data.items.add(new File([Uint8Array.from(atob(base64), c => c.charCodeAt(0))], name))
      return data
    }, files)
    for (const type of ['dragenter', 'dragover', 'drop'])
      await this.page.getByRole('main').dispatchEvent(type, { dataTransfer: transfer })
    await transfer.dispose()
  }

  /** Drops files and folders as the browser gets them from a file manager: it reads the folders itself. */
  async dropPaths(...paths: string[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    const data = { items: [], files: paths, dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
    await session.detach()
  }

  /** Chooses files in the file dialog. Paths are handed to the browser as they are, so a file may be huge. */
  async choose(...paths: string[]): Promise<void> {
    await this.page.getByLabel('Profiles', { exact: true }).setInputFiles(paths)
  }

  async compare(before: string, after: string): Promise<void> {
    await this.drop(before, after)
    await this.ready()
  }

  /** Waits until a comparison has been drawn. */
  async ready(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-ready', 'true')
  }

  async tab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name, exact: true })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  table(name: string): Locator {
    return this.page
      .getByRole('table', { name, exact: true })
      .or(this.page.getByRole('treegrid', { name, exact: true }))
  }

  /** Rows of a table without its head. */
  rows(name: string): Locator {
    return this.table(name).locator('tbody').getByRole('row')
  }

  suspects(): Locator {
    return this.rows('Leak suspects')
  }

  alert(text: string | RegExp): Locator {
    return this.page.getByRole('alert').filter({ hasText: text })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** The chart: the one thing of this name that takes focus by key. */
  flame(): Locator {
    return this.page.locator('[aria-label="Flame graph"][tabindex="0"]:not([role="tab"])')
  }
}
