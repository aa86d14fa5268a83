/// <reference types="vite/client" />

// Every word of the pages with its language, read from the sources: what stands under `es` or `en`, in a value whose name ends
// so, or in a file named so. A word in neither is of no language (a class name, a code) and nobody sees it.

import { parseAst } from 'vite'

export interface Word {
  readonly file: string
  readonly language: 'es' | 'en'
  readonly text: string
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const NAMED = /^(?:[A-Za-z]*(Es|En)|(es|en)(?:[A-Z]\w*)?)$/
const FILED = /(?:^|[./-])(es|en)(?:-[\w]+)?\.tsx?$/

const languageOf = (name: unknown): 'es' | 'en' | undefined => {
  const [, ending, beginning] = (typeof name === 'string' && NAMED.exec(name)) || []
  return (ending ?? beginning)?.toLowerCase() as 'es' | 'en' | undefined
}

const named = (node: Node): 'es' | 'en' | undefined => {
  const key = node.type === 'VariableDeclarator' ? node.id : node.type === 'Property' ? node.key : undefined
  return isNode(key) ? languageOf(key.name ?? key.value) : undefined
}

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value.replace(/\{\w+\}/g, '…')
  if (node.type === 'JSXText') return String(node.value)
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ')
}

/** `name === 'hand'`: what is compared is a name of the program. */
const isCompared = ({ type, operator }: Node): boolean => type === 'BinaryExpression' && /[!=]==/.test(String(operator))

/** Names of the program, not words. */
const UNSAID = ['key', 'typeAnnotation', 'source']

const walk = (
  value: unknown,
  language: 'es' | 'en' | undefined,
  say: (text: string, language: 'es' | 'en') => void,
) => {
  if (Array.isArray(value)) for (const each of value) walk(each, language, say)
  if (!isNode(value) || isCompared(value)) return
  const own = named(value) ?? language
  const text = textOf(value)
  if (own && text?.trim()) say(text, own)
  for (const [field, child] of Object.entries(value)) if (!UNSAID.includes(field)) walk(child, own, say)
}

export const wordsIn = (file: string, source: string): Word[] => {
  const words: Word[] = []
  const filed = FILED.exec(file)?.[1] as 'es' | 'en' | undefined
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), filed, (text, language) => {
    words.push({ file, language, text })
  })
  return words
}
