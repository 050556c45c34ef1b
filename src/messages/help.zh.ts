import type { helpEn } from './help.en.ts'

export const helpZh: typeof helpEn = {
  title: '帮助',
  keys: '按键',
  letters: '没有输入框获得焦点时，单个字母作为按键',
  about: '红色表示增长，蓝色表示减少；每处变化还有三角与文字。',
  private: 'profile 只在此标签页中读取，不上传任何内容。',
  does: {
    help: '本列表',
    filter: '筛选',
    tabs: '标签页',
    rows: '行；→ ← 展开与收起泄漏，Enter 转到详情',
    flame: '火焰图中：父、子、相邻',
    zoom: '火焰图中：放大、退回、回到根',
    pan: '平移与缩放火焰图',
    graph: '调用图中：沿调用移动与到旁边的方框、居中、缩放、显示全部',
    find: '在火焰图中查找；Enter 与 Shift Enter：下一个与上一个',
    width: '下一种宽度模式',
    highlight: '突出嫌疑',
    swap: '互换之前与之后',
    copy: '复制名称',
    paste: '粘贴 profile',
    open: '打开文件',
  },
}
