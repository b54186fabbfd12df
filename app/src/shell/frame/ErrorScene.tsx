import { Scene } from '@mortar/design-system';

/** Something broke, in the brand. */
export const ErrorScene = ({ height }: { height: number }) => <Scene kind="error" height={height} />;
