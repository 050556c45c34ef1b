import { formatNumber as n } from './format.ts'
import type { SettingsMessages } from './settings.en.ts'

export const settingsZh: SettingsMessages = {
  title: '设置',
  about: '保存在此浏览器中，下次访问时仍然有效。',
  widthHint: '火焰图方框的宽度方式会按您在图中的选择保留。',
  units: '字节与时间',
  unitChoices: { scaled: '换算：41.3 MB', exact: '精确：43,306,189 B' },
  paths: '源码位置',
  pathChoices: { short: '模块与文件', whole: 'profile 中的完整路径' },
  recent: '在此浏览器中保留我比较过的内容',
  recentText:
    '最近十次比较：文件本身及其名称，以及比较的时间。它们只留在此浏览器中，不会发送到任何地方；使用此浏览器的人都可以打开。关闭此项会将其删除。',
  kept: count => `已保留 ${n(count)} 项`,
  clearKept: '删除全部已保留的内容',
  recentTitle: '以前比较过',
  forget: name => `删除 ${name}`,
}
