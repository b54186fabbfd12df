import { Scene } from '@mortar/design-system';

/** Error picture in the brand's style. */
export const ErrorScene = ({ height }: { height: number }) => <Scene kind="error" height={height} />;
