// A rule is cited by its id and nothing else: what is logged must not change when a section is given another title. Article
// and reading are looked up when they are shown (`@tapete/engine/rulebook`).

export type { RuleId } from '../rulebook.js'
