import type { CliMessages } from './cli.en.ts'
import { formatNumber as n } from './format.ts'

export const cliZh: CliMessages = {
  tier: '等级',
  sameLeak: '同一泄漏',
  function: '函数',
  moreRows: count => `… 另有 ${n(count)} 行；--json 列出全部`,
  read: { file: '文件', kind: '类型', format: '格式', total: '总量', captured: '采集时间' },
  kept: until => `保存到 ${until}；删除方法：`,
  noBrowser: '（未找到浏览器，请手动打开该地址）',
  help: {
    purpose: '给出 Go 服务的两个 profile，查看泄漏了什么。',
    about: [
      'BEFORE 与 AFTER 可以是文件、文件夹或归档，也可以是以逗号分隔的多个，或以 - 表示标准输入。',
      '文件夹与归档中两侧都有的类型会被比较；只给一个时，从中寻找成对的文件。',
      '一个文件含多次采集时，第一次为之前，最后一次为之后；FILE#2 表示其中第二次。',
      '退出码：0 正常，1 达到 --fail-on 的等级，2 用法有误，3 输入无法读取。',
    ],
    lists: 'stackdrift help 列出所有命令',
  },
  summaries: {
    diff: '什么增长了，是否为已知泄漏，哪个版本已修复',
    read: '文件中有什么，文件夹或归档中有哪些文件',
    top: '每个函数的 flat 与 cum',
    link: '自带比较数据的链接；加 --store 则为指向该页面服务器上密文的短链接',
    html: '含比较数据的页面，单个文件，断网也能打开',
    export: '把比较写成文件，或把全部格式写入 FOLDER/',
    open: '启动页面并载入两侧',
    serve: '供团队使用的页面，带加密比较的存储；见 docs/hosting.md',
  },
}
