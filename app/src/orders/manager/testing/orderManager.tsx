import { fn } from 'storybook/test';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';

/** The open Order Manager, whose ways out lead nowhere: what its stories draw. */
export const orderManager = ({ unasked = false }: { unasked?: boolean } = {}) => (
  <OrderManagerPopup
    open
    unasked={unasked}
    onStart={fn()}
    onImport={fn()}
    onBaskets={fn()}
    onOpened={fn()}
    onClose={fn()}
    returnFocusTo={() => null}
  />
);
