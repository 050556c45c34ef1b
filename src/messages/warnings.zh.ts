import type { Warning } from '#core/profile/profile.ts'
import type { warningsEn } from './warnings.en.ts'

const texts: Readonly<Record<string, (facts: Warning['facts']) => string>> = {
  'already-a-diff': () => '该文件本身就是差值，已拆回两侧。',
  'drop-frames-unreadable': f => `无法识别其 drop_frames 表达式：${f.expression}`,
  'inexact-value': () => '有数值过大，末位不精确。',
  'no-samples': () => '文件中没有采样。',
}

export const warningsZh: typeof warningsEn = {
  text: warning => texts[warning.code]?.(warning.facts) ?? warning.code,
}
