import { useLayoutEffect } from 'react'

/** Staff works in the light, players play in the dark; `auto` is as the person prefers. */
export type Theme = 'light' | 'dark' | 'auto'

export const useTheme = (theme: Theme): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = theme
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [theme])
}
