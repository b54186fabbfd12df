import { Panel, Scene, TextLink } from '@mortar/design-system';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '#session/services.ts';
import { messages } from './messages.ts';
import { getTutorial, type TutorialVideo } from './tutorials.ts';
import './setup.css';

const { tutorial: texts } = messages;
const TYPE = 'video/webm; codecs="vp9"';

const cannotPlay = () => document.createElement('video').canPlayType(TYPE) === '';

/**
 * Last step of the setup: a short captioned video in the brand's design that shows how to order (000 §2). Loads on
 * play; otherwise shows a picture and a link.
 */
export function Tutorial() {
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>(() => (cannotPlay() ? 'failed' : 'waiting'));
  const tutorial = getTutorial(useServices().config.brand);
  const { video, poster } = tutorial;
  const fail = () => setState('failed');
  return (
    <Panel title={texts.heading} flush>
      <div className="tutorial">
        <div className="tutorial-text">
          <Scene kind="tutorial" height={56} />
          <p>{texts.text}</p>
        </div>
        {state === 'waiting' && (
          <button type="button" className="tutorial-play" onClick={() => setState('playing')}>
            <img src={poster} alt="" width={1280} height={720} />
            <span>
              <Play size={20} aria-hidden="true" />
              {texts.play}
            </span>
          </button>
        )}
        {state === 'playing' && <Player {...tutorial} onFail={fail} />}
        {state === 'failed' && (
          <figure>
            <img src={poster} alt="" width={1280} height={720} />
            <figcaption>
              {texts.noVideo} <TextLink href={video}>{texts.open}</TextLink>
            </figcaption>
          </figure>
        )}
      </div>
    </Panel>
  );
}

/** Playing video with focus, controlled by its own keys. */
const Player = ({ video, poster, captions, onFail }: TutorialVideo & { onFail: () => void }) => (
  <video
    ref={(player) => player?.focus()}
    aria-label={texts.video}
    controls
    autoPlay
    playsInline
    poster={poster}
    width={1280}
    height={720}
    onError={onFail}
  >
    <source src={video} type={TYPE} onError={onFail} />
    <track kind="captions" src={captions} srcLang="en" label={texts.captions} default />
  </video>
);
