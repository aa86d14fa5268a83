// The house names its guests in Spanish, as their accounts have it; the page calls them so in its own language.

import type { Language } from './format.js'

const NAMED = /^Invitado(?= )/

export const nameFor = (name: string, language: Language): string =>
  language === 'en' ? name.replace(NAMED, 'Guest') : name
