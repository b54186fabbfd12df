import { IconButton, toast } from '@mortar/design-system';
import { History, LifeBuoy, MailOpen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#orders/responses/messages.ts';
import { canShow } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { refusalOf } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import './responsesScreen.css';

const texts = messages.navigation;
const DRAWN = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The bar of icons beside the responses (002 §2.3): what is asked of support is no part of a group (002 §6). */
export function ResponsesNav() {
  const navigate = useNavigate();
  const { staff } = useSession();
  const refusal = refusalOf(canShow('messages', staff));
  return (
    <nav className="responses-nav" aria-label={texts.label}>
      <IconButton
        label={texts.responses}
        icon={<MailOpen {...DRAWN} />}
        aria-current="page"
        onClick={() => void navigate(paths.responses())}
      />
      <IconButton
        label={refusal ? texts.refused(texts.support, refusal) : texts.support}
        icon={<LifeBuoy {...DRAWN} />}
        aria-disabled={refusal !== undefined || undefined}
        onClick={() => {
          if (refusal) toast.warning(refusal);
          else void navigate(paths.messages('support'));
        }}
      />
      <IconButton label={texts.regrets} icon={<History {...DRAWN} />} onClick={() => toast.info(texts.regretsMoved)} />
    </nav>
  );
}
