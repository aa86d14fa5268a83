// Pots are a family of their own, and so is their page.

export { default } from '../../games/progressive/pots/PotsPage.js'
