export const KeyList = ({ keys }: { keys: readonly { keys: string; does: string }[] }) => (
  <dl className="review-keys">
    {keys.map((key) => (
      <div key={`${key.keys} ${key.does}`}>
        <dt>
          <kbd>{key.keys}</kbd>
        </dt>
        <dd>{key.does}</dd>
      </div>
    ))}
  </dl>
);
