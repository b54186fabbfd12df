import { Button, FooterBanner, TextLink } from '@mortar/design-system';
import { useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { canOpenMessaging } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages as texts } from './messages.ts';
import './shop.css';

const DirectMessagePopup = lazyPart(() => import('#messaging/composing/DirectMessagePopup.tsx'), 'DirectMessagePopup');

/** Footer of the shop: support link, link to the top, brand strip (002 §2.11). */
export function ShopFooter({ onTop }: { onTop(): void }) {
  const { config } = useServices();
  const mayWrite = canOpenMessaging(useSession().staff).allowed;
  const [writing, setWriting] = useState(false);
  const close = () => setWriting(false);
  return (
    <footer className="shop-foot">
      <div className="shop-foot__ways">
        {mayWrite && <TextLink onClick={() => setWriting(true)}>{texts.contact}</TextLink>}
        <Button size="sm" variant="outline" tone="neutral" onClick={onTop}>
          {texts.top}
        </Button>
      </div>
      <FooterBanner brand={config.brand} />
      <PartBoundary onFail={close}>
        {writing && <DirectMessagePopup kind="staff" onSent={close} onClose={close} />}
      </PartBoundary>
    </footer>
  );
}
