import type { FooterAd } from '@mortar/contract';
import { Advert, advertWords, Carousel, toast } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdvertOrder } from '#orders/current/api/advertOrder.ts';
import { AdvertError } from '#orders/current/model/advertError.ts';
import { canShow } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { can } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';
import { messages } from './messages.ts';
import { advertFailure } from './model/advertFailure.ts';
import './dashboard.css';

const texts = messages.adverts;

interface PictureAdvertProps {
  src: string;
  label: string;
  press: { label: string; onPress(): void } | undefined;
  onError(): void;
}

function PictureAdvert({ src, label, press, onError }: PictureAdvertProps) {
  if (!press) return <img src={src} alt={label} onError={onError} />;
  return (
    <button type="button" aria-label={press.label} onClick={press.onPress}>
      <img src={src} alt="" onError={onError} />
    </button>
  );
}

/** Rotates the dashboard's adverts; a clickable one starts an order (000 §2). */
export function Adverts() {
  const { staff, adverts } = useSession();
  const navigate = useNavigate();
  const leave = useLeave();
  const order = useAdvertOrder();
  // Skips picture adverts that fail to load.
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = adverts.filter(
    (advert) => advertWords(advert) !== '' || (advert.imageurl !== '' && !broken.has(advert.imageurl)),
  );

  /** Ignores clicks while an order is being created. */
  const busy = useRef(false);
  const start = async (advert: FooterAd) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await order.mutateAsync(advert);
      void navigate(paths.ordering());
    } catch (error) {
      if (error instanceof AdvertError && error.failure.kind !== 'expired') toast.error(advertFailure(error));
    } finally {
      busy.current = false;
    }
  };
  const choose = (advert: FooterAd) => {
    if (busy.current) return;
    const page = canShow('ordering', staff);
    const permission = page.allowed ? can.createOrders(staff.role.rolepermissions) : page;
    // Only one order can be open, so the user is asked about an open one first.
    if (permission.allowed) leave(() => void start(advert));
    else toast.error(permission.reason);
  };
  if (shown.length === 0) return null;
  return (
    <div className="dashboard-adverts" aria-busy={order.isPending}>
      <Carousel
        label={texts.label}
        ratio={8}
        slides={shown.map((advert, index) => {
          const words = advertWords(advert);
          const label = words || texts.advert(index + 1);
          const press = advert.isclickable ? { label: texts.start(label), onPress: () => choose(advert) } : undefined;
          const content =
            words === '' ? (
              <PictureAdvert
                src={advert.imageurl}
                label={label}
                press={press}
                onError={() => setBroken((known) => new Set([...known, advert.imageurl]))}
              />
            ) : (
              <Advert headline={advert.headline} line={advert.line} picture={advert.imageurl} press={press} />
            );
          return { id: String(advert.adid), label, content, words: words !== '' };
        })}
      />
      <p className="dashboard-adverts-status" role="status">
        {order.isPending && texts.starting}
      </p>
    </div>
  );
}
