import { afterEach, describe, expect, it, vi } from 'vitest'
import { columns } from './columns.ts'
import { COMMANDS } from './commands.ts'
import { speechHere } from './speech.ts'

afterEach(() => vi.unstubAllEnvs())

async function languageOf(locale: Record<'LC_ALL' | 'LC_MESSAGES' | 'LANG', string>): Promise<string> {
  for (const [name, value] of Object.entries(locale)) vi.stubEnv(name, value)
  return (await speechHere()).messages.languageTag
}

describe('the language of the command', () => {
  it.each([
    ['', '', 'zh_CN.UTF-8', 'zh-CN'],
    ['', 'zh_TW', 'en_GB.UTF-8', 'zh-CN'],
    ['en_US.UTF-8', 'zh_CN', 'zh_CN.UTF-8', 'en'],
    ['C.UTF-8', '', 'zh_CN.UTF-8', 'en'],
    ['', '', 'de_DE@euro', 'en'],
    ['', '', '', 'en'],
  ])('is found as POSIX says: %s, %s, %s', async (all, messages, lang, tag) => {
    expect(await languageOf({ LC_ALL: all, LC_MESSAGES: messages, LANG: lang })).toBe(tag)
  })

  it('is that of every summary, of Markdown and of failures', async () => {
    vi.stubEnv('LC_ALL', 'zh_CN.UTF-8')
    const { cli, words } = await speechHere()
    for (const command of COMMANDS) expect(command.summary(cli)).toMatch(/[\u4e00-\u9fff]/)
    expect(words.failure({ code: 'empty', facts: {} }, 'x').text).toBe(
      'x 是空文件。文件没有内容：采集失败或被中断。',
    )
  })

  it('keeps columns below each other', () => {
    const lines = columns(
      [
        ['等级', '变化', 'function'],
        ['known', '+164', 'main.run'],
      ],
      [1],
    ).split('\n')
    expect(lines).toEqual(['等级   变化  function', 'known  +164  main.run'])
  })
})
