import { Panel } from '@mortar/design-system';
import { useState } from 'react';
import { messages } from './messages.ts';
import poster from './video/tutorial.jpg';
import captions from './video/tutorial.vtt?url';
import video from './video/tutorial.webm';
import './setup.css';

const { tutorial: texts } = messages;
const TYPE = 'video/webm; codecs="vp9"';

/** Whether this browser says that it cannot play the video. */
const cannotPlay = () => document.createElement('video').canPlayType(TYPE) === '';

/**
 * The last step of the setup: how an order is made, in a short captioned video of the product (000 §2). It is fetched when
 * it is played; where it cannot be, a picture and a link stand in its place.
 */
export function Tutorial() {
  const [failed, setFailed] = useState(cannotPlay);
  return (
    <Panel title={texts.heading} scroll>
      <div className="tutorial">
        <p>{texts.text}</p>
        {failed ? (
          <figure>
            <img src={poster} alt="" width={1280} height={720} />
            <figcaption>
              {texts.noVideo}{' '}
              <a href={video} target="_blank" rel="noreferrer">
                {texts.open}
              </a>
            </figcaption>
          </figure>
        ) : (
          <video
            aria-label={texts.video}
            controls
            preload="none"
            poster={poster}
            width={1280}
            height={720}
            playsInline
            onError={() => setFailed(true)}
          >
            <source src={video} type={TYPE} onError={() => setFailed(true)} />
            <track kind="captions" src={captions} srcLang="en" label={texts.captions} default />
          </video>
        )}
      </div>
    </Panel>
  );
}
