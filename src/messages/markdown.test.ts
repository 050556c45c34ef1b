import { expect, it } from 'vitest'
import { markdownOf } from '#core/share/markdown.ts'
import { AFTER, BEFORE, handoverOf } from '#core/share/shared.testkit.ts'
import { wordsEn } from './words.ts'

const files = { before: [], after: [] }

it('holds names in code whatever they are made of', async () => {
  const odd = 'main.a|b`c<i>&*_x_'
  const { analysis } = await handoverOf(BEFORE, `${AFTER}main.main ${odd} [select] 200\n`)
  const text = markdownOf(analysis, files, wordsEn)
  const lines = text.split('\n').filter(line => line.includes('main.a'))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines)
    expect(line).toContain(line.startsWith('|') ? `\`\` ${odd.replace('|', '\\|')} \`\`` : `\`\` ${odd} \`\``)
})

it('has rows of as many cells as their head', async () => {
  const { analysis } = await handoverOf(BEFORE, `${AFTER}main.main main.x|y [select] 1\n`)
  const rows = markdownOf({ ...analysis, suspects: [] }, files, wordsEn)
    .split('\n')
    .filter(line => line.startsWith('|'))
  expect(rows.some(row => row.includes('main.x\\|y'))).toBe(true)
  expect(new Set(rows.map(row => row.replaceAll('\\|', '').split('|').length)).size).toBe(1)
})
