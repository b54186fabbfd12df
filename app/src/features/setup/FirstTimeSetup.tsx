import { Button, LoadingState, Logo, Popup, Scene, Stepper, whenIdle } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { getFailure } from '#server/outcome.ts';
import { keepSetupStep, readSetupStep } from '#session/people/firstSetup.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { Boundary } from '#shell/frame/Boundary.tsx';
import { messages as navigationTexts } from '#shell/navigation/messages.ts';
import { useSignOut } from '#shell/user/useSignOut.ts';
import { useHasUnsaved, useUnsavedPrompt } from '#unsaved/useUnsavedPrompt.ts';
import { useEndSetup } from './api/endSetup.ts';
import { messages as texts } from './messages.ts';
import { type SetupStep, type SetupStepId, stepNamed, stepsFor } from './steps.ts';
import './setup.css';

/** First-time setup, shown at any address until done (000 §2, §4). Resumes after a reload or session end. */
export function FirstTimeSetup() {
  const { config } = useServices();
  const session = useSession();
  const navigate = useNavigate();
  const unsaved = useHasUnsaved();
  const end = useEndSetup();
  const steps = stepsFor(session.staff);
  const [active, setActive] = useState(() => stepNamed(steps, readSetupStep(session)).id);
  useDocumentTitle(navigationTexts.documentTitle(texts.title, brandInfo[config.brand].documentTitle));
  const go = (id: SetupStepId) => {
    keepSetupStep(session, id);
    setActive(id);
  };
  const finish = () => {
    end.mutate(undefined, { onSuccess: () => void navigate(paths.dashboard(), { replace: true }) });
  };
  const failed = end.isError && getFailure(end.error).kind !== 'expired';
  return (
    <Popup
      open
      title={texts.title}
      description={texts.about}
      size="full"
      closable={false}
      titleAside={
        <>
          <Scene kind="setup" height={40} />
          <Logo brand={config.brand} kind="wordmark" />
          <SignOutButton />
        </>
      }
    >
      <div className="setup">
        <Stepper<SetupStepId>
          label={texts.title}
          active={active}
          onStep={go}
          finish={{ label: texts.getStarted, onFinish: finish, busy: end.isPending }}
          error={failed ? texts.failed : undefined}
          steps={steps.map((step) => ({
            id: step.id,
            ...texts.steps[step.id],
            ownHeading: true,
            blocked: unsaved ? texts.blockedForward : undefined,
            blockedBack: unsaved ? texts.blockedBack : undefined,
            content: <StepContent key={step.id} step={step} next={steps[steps.indexOf(step) + 1]} />,
          }))}
        />
      </div>
    </Popup>
  );
}

function SignOutButton() {
  const signOut = useSignOut();
  const promptUnsaved = useUnsavedPrompt();
  return (
    <Button variant="ghost" size="sm" onClick={() => promptUnsaved(() => void signOut())}>
      {texts.signOut}
    </Button>
  );
}

/** Content of a step, with focus on its heading; prefetches the next. */
function StepContent({ step: { Content }, next }: { step: SetupStep; next: SetupStep | undefined }) {
  useEffect(
    function fetchNext() {
      return whenIdle(() => next?.Content.prefetch());
    },
    [next],
  );
  return (
    <Boundary>
      <Suspense fallback={<LoadingState text={texts.loading} />}>
        <Content inSetup />
        <HeadingFocus />
      </Suspense>
    </Boundary>
  );
}

/** Focuses the step's heading once loaded. */
function HeadingFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(function focusHeading() {
    const heading = mark.current?.parentElement?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return <span ref={mark} hidden />;
}

function useDocumentTitle(title: string): void {
  useEffect(
    function nameDocument() {
      document.title = title;
    },
    [title],
  );
}
