export { type Backend, type BackendOptions, createBackend } from './backend.ts';
export { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
export { generateCatalogue, sampleCatalogue } from './catalogue/generate.ts';
export {
  type Change,
  type ConversationOptions,
  changes,
  manyConversations,
  manyMessages,
  manyTickets,
  STRANGE_TEXTS,
  strangeTexts,
} from './changes.ts';
export { ConnectionCut, type Fault, type FaultKind, type Faults } from './http/faults.ts';
export type { Hub } from './hub/hub.ts';
export type { WorkingHours } from './rules/workingHours.ts';
export { type Clock, type ManualClock, manualClock, systemClock } from './runtime/clock.ts';
export { type Random, seededRandom } from './runtime/random.ts';
export { SCENARIO_NOW, type Scenario, type ScenarioName, scenarios, signIn } from './scenarios.ts';
export { SAMPLE_ACCOUNTS, SAMPLE_OVERRIDE, SAMPLE_PASSWORD } from './seed/people.ts';
export { SAMPLE_SETTINGS } from './seed/pharmacies.ts';
export { sampleSeed } from './seed/sample.ts';
export type { Seed } from './seed/seed.ts';
export type { Counterpart } from './simulator/counterpart.ts';
export type { Presence } from './simulator/presence.ts';
export type { Journal } from './store/journal.ts';
export type { Store } from './store/store.ts';
