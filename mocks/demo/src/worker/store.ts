import { type Backend, createBackend, sampleCatalogue, sampleSeed } from '@mortar/backend';
import {
  deleteIndexedDbJournal,
  type IndexedDbJournal,
  mountWorker,
  openIndexedDbJournal,
  StoredProblem,
  type WorkerMount,
} from '@mortar/backend/worker';

const DATABASE = 'mortar-demo';

/** The backend with its data in this browser. */
interface OpenedStore {
  backend: Backend;
  mount: WorkerMount;
}

/** The demo's only backend, opened on demand. */
export interface DemoStore {
  open(): Promise<OpenedStore>;
  /** Releases the data for another worker; the next use opens it again. */
  close(): Promise<void>;
  /** Deletes all data and starts from the sample. */
  reset(): Promise<void>;
  /** Returns once whether stored data was unusable and discarded. */
  takeRenewed(): boolean;
}

/** @returns a journal on the stored data, and whether that was discarded */
async function openJournal(): Promise<{ journal: IndexedDbJournal; renewed: boolean }> {
  try {
    return { journal: await openIndexedDbJournal(DATABASE), renewed: false };
  } catch (error) {
    if (!(error instanceof StoredProblem)) throw error;
    await deleteIndexedDbJournal(DATABASE);
    return { journal: await openIndexedDbJournal(DATABASE), renewed: true };
  }
}

/**
 * During an update two workers run at once and must not both write: the lock grants access to the store.
 * @returns a function that releases it
 */
const takeLock = () =>
  new Promise<() => void>((resolve) => {
    void navigator.locks.request(DATABASE, () => new Promise<void>((end) => resolve(end)));
  });

/**
 * Creates the store.
 * @param reportsOrigin origin of framed report pages
 */
export function createDemoStore(reportsOrigin: string): DemoStore {
  let opening: Promise<OpenedStore & { close(): void }> | undefined;
  let renewed = false;

  const letGo = async () => {
    const opened = opening;
    opening = undefined;
    // A store that failed to open holds nothing.
    await opened?.then(
      ({ close }) => close(),
      () => undefined,
    );
  };

  async function start() {
    const release = await takeLock();
    try {
      const { journal, renewed: isNew } = await openJournal();
      renewed ||= isNew;
      const seed = sampleSeed(sampleCatalogue(), Date.now());
      const backend = createBackend({ seed, journal, reportsOrigin });
      await journal.settled();
      const mount = mountWorker(backend, { journal, onLost: () => void letGo() });
      const close = () => {
        backend.close();
        release();
      };
      return { backend, mount, close };
    } catch (error) {
      release();
      throw error;
    }
  }

  function open() {
    const started = opening ?? start();
    opening = started;
    started.catch(() => {
      if (opening === started) opening = undefined;
    });
    return started;
  }

  return {
    open,
    close: letGo,
    async reset() {
      await letGo();
      await deleteIndexedDbJournal(DATABASE);
      await open();
    },
    takeRenewed() {
      const previous = renewed;
      renewed = false;
      return previous;
    },
  };
}
