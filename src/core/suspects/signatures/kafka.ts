import type { Family } from '#core/suspects/signature.ts'

export const kafka: Family = {
  signatures: [
    {
      id: 'sarama-broker-responsereceiver',
      title: 'sarama brokers/clients not closed',
      modules: ['github.com/IBM/sarama', 'github.com/Shopify/sarama'],
      match: {
        frames: [
          'github.com/IBM/sarama.(*Broker).responseReceiver',
          'github.com/Shopify/sarama.(*Broker).responseReceiver',
        ],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'broker.go', line: 788, versions: 'v1.22.1', what: 'range' },
        { file: 'broker.go', line: 818, versions: 'v1.26.0', what: 'range' },
        { file: 'broker.go', line: 846, versions: 'v1.27.0', what: 'range' },
        { file: 'broker.go', line: 1119, versions: 'v1.38.1', what: 'range' },
        { file: 'broker.go', line: 1163, versions: 'v1.43.0', what: 'range' },
        {
          file: 'broker.go',
          line: 216,
          versions: 'v1.22.1 - v1.43.0',
          what: 'go statement (216, 254 or 258, depending on the version)',
        },
      ],
      createdBy: [
        { function: 'github.com/IBM/sarama.(*Broker).Open.func*', file: 'broker.go' },
        { function: 'github.com/Shopify/sarama.(*Broker).Open.func*', file: 'broker.go' },
      ],
      cause:
        'One per open broker connection. A consumer or producer made from an existing Client does not close that Client; ephemeral consumers per request add one per broker plus one metadata updater.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Close the consumer and the client, or use `NewConsumer(addrs)`, which owns its client.',
      healthyWhen: 'One per broker per client.',
      companions: ['sarama-metadata-updater'],
      evidence: [
        'https://github.com/IBM/sarama/issues/892',
        'https://github.com/asim/nitro-plugins/issues/592',
        'https://github.com/IBM/sarama/blob/v1.38.1/broker.go#L1116',
      ],
    },
    {
      id: 'sarama-metadata-updater',
      title: 'sarama client metadata updater',
      modules: ['github.com/IBM/sarama', 'github.com/Shopify/sarama'],
      match: {
        frames: [
          'github.com/IBM/sarama.(*client).backgroundMetadataUpdater',
          'github.com/Shopify/sarama.(*client).backgroundMetadataUpdater',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'client.go', line: 709, versions: 'v1.22.1', what: 'select' },
        { file: 'client.go', line: 756, versions: 'v1.26.0', what: 'select' },
        { file: 'client.go', line: 779, versions: 'v1.27.0', what: 'select' },
        { file: 'client.go', line: 928, versions: 'v1.38.1', what: 'select' },
        { file: 'client.go', line: 957, versions: 'v1.43.0', what: 'select' },
        {
          file: 'client.go',
          line: 178,
          versions: 'v1.22.1 - v1.43.0',
          what: 'go statement (178, 209 or 228, depending on the version)',
        },
      ],
      createdBy: [
        { function: 'github.com/IBM/sarama.NewClient', file: 'client.go' },
        { function: 'github.com/Shopify/sarama.NewClient', file: 'client.go' },
      ],
      cause: 'There is exactly one per Client object, so it counts clients that were not closed.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`client.Close()`.',
      healthyWhen: 'One per client.',
      companions: ['sarama-broker-responsereceiver'],
      evidence: [
        'https://github.com/asim/nitro-plugins/issues/592',
        'https://github.com/google/go-cloud/issues/2481',
        'https://github.com/IBM/sarama/blob/v1.38.1/client.go#L917',
      ],
    },
    {
      id: 'sarama-partitionconsumer-feeder',
      title: 'sarama partition consumer not drained/closed',
      modules: ['github.com/IBM/sarama', 'github.com/Shopify/sarama'],
      match: {
        frames: [
          'github.com/IBM/sarama.(*partitionConsumer).responseFeeder',
          'github.com/Shopify/sarama.(*partitionConsumer).responseFeeder',
        ],
        blocking: true,
        states: ['select', 'chan receive'],
      },
      lines: [
        { file: 'consumer.go', line: 440, versions: 'v1.26.0', what: 'responseFeeder' },
        { file: 'consumer.go', line: 336, versions: 'v1.26.0', what: 'partner dispatcher' },
        { file: 'consumer.go', line: 157, versions: 'v1.26.0', what: 'go statement (also 158)' },
        {
          file: 'consumer.go',
          line: 718,
          versions: 'v1.26.0',
          what: 'go statement of the broker consumer (also 719)',
        },
        { file: 'consumer.go', line: 568, versions: 'v1.38.1, v1.43.0', what: 'responseFeeder' },
        { file: 'consumer.go', line: 443, versions: 'v1.38.1, v1.43.0', what: 'partner dispatcher' },
        { file: 'consumer.go', line: 188, versions: 'v1.38.1, v1.43.0', what: 'go statement (also 189)' },
        {
          file: 'consumer.go',
          line: 873,
          versions: 'v1.38.1, v1.43.0',
          what: 'go statement of the broker consumer (also 874)',
        },
      ],
      createdBy: [
        { function: 'github.com/IBM/sarama.(*consumer).ConsumePartition', file: 'consumer.go' },
        { function: 'github.com/Shopify/sarama.(*consumer).ConsumePartition', file: 'consumer.go' },
      ],
      cause:
        '`Close()` waits for the feeder, and the feeder waits for the user to read Messages: stopping to read before Close hangs both. `brokerConsumer.abort` could also strand subscriptionManager on its input.',
      affected: 'All versions; the abort leak up to v1.47.',
      fixed: 'Abort leak: v1.48.0 (commit 97621ecc). The rest is a usage error.',
      remedy: 'Drain Messages and Errors concurrently with Close (AsyncClose and range).',
      healthyWhen: 'Two per partition plus two per broker; idle in chan receive.',
      evidence: ['https://github.com/IBM/sarama/commit/97621ecc', 'https://github.com/IBM/sarama/issues/325'],
    },
    {
      id: 'sarama-asyncproducer',
      title: 'sarama AsyncProducer: Errors()/Successes() not read',
      modules: ['github.com/IBM/sarama', 'github.com/Shopify/sarama'],
      match: {
        frames: [
          'github.com/IBM/sarama.(*asyncProducer).returnErrors',
          'github.com/IBM/sarama.(*asyncProducer).returnError',
          'github.com/IBM/sarama.(*asyncProducer).returnSuccesses',
          'github.com/Shopify/sarama.(*asyncProducer).returnErrors',
          'github.com/Shopify/sarama.(*asyncProducer).returnError',
          'github.com/Shopify/sarama.(*asyncProducer).returnSuccesses',
        ],
        blocking: false,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'async_producer.go',
          line: 151,
          versions: 'v1.26.0',
          what: 'go statement of dispatcher (retryHandler 152)',
        },
        {
          file: 'async_producer.go',
          line: 136,
          versions: 'v1.38.1',
          what: 'go statement of dispatcher (retryHandler 137)',
        },
        {
          file: 'async_producer.go',
          line: 135,
          versions: 'v1.43.0',
          what: 'go statement of dispatcher (retryHandler 136)',
        },
      ],
      createdBy: [
        { function: 'github.com/IBM/sarama.newAsyncProducer', file: 'async_producer.go' },
        { function: 'github.com/Shopify/sarama.newAsyncProducer', file: 'async_producer.go' },
      ],
      cause:
        'With Return.Errors = true (the default) and nobody reading `Errors()`, the pipeline deadlocks once the channel buffer is full and `Input()` senders pile up; dispatcher and retryHandler then wait in chan receive.',
      affected: 'All versions.',
      fixed: 'Documented behaviour.',
      remedy: 'Read `Errors()` and `Successes()`, or disable their return.',
      healthyWhen:
        'Four to six goroutines per producer and per topic and partition, none of them standing in chan send here.',
      evidence: ['https://github.com/IBM/sarama/blob/v1.38.1/async_producer.go#L136'],
    },
    {
      id: 'kafkago-reader',
      title: 'segmentio/kafka-go Reader not closed',
      modules: ['github.com/segmentio/kafka-go'],
      match: {
        frames: [
          'github.com/segmentio/kafka-go.(*Reader).run',
          'github.com/segmentio/kafka-go.(*reader).run',
          'github.com/segmentio/kafka-go.(*Reader).readLag',
        ],
        blocking: false,
        states: ['select', 'IO wait', 'sleep'],
      },
      lines: [
        { file: 'reader.go', line: 879, versions: 'v0.3.0', what: 'run' },
        { file: 'reader.go', line: 1274, versions: 'v0.3.0', what: 'go statement' },
        { file: 'reader.go', line: 1655, versions: 'v0.3.0', what: 'go statement' },
        { file: 'reader.go', line: 264, versions: 'v0.4.10', what: 'run' },
        { file: 'reader.go', line: 679, versions: 'v0.4.10', what: 'go statement' },
        { file: 'reader.go', line: 1069, versions: 'v0.4.10', what: 'go statement' },
        { file: 'reader.go', line: 291, versions: 'v0.4.47', what: 'run' },
        { file: 'reader.go', line: 742, versions: 'v0.4.47', what: 'go statement' },
        { file: 'reader.go', line: 1148, versions: 'v0.4.47', what: 'go statement' },
        { file: 'reader.go', line: 1254, versions: 'v0.4.47', what: 'per-partition `(*reader).run`' },
      ],
      createdBy: [
        { function: 'github.com/segmentio/kafka-go.NewReader', file: 'reader.go' },
        { function: 'github.com/segmentio/kafka-go.(*Reader).start', file: 'reader.go' },
      ],
      cause:
        'A Reader owns consumer-group, heartbeat, commit and fetch goroutines until Close. readLag exists when ReadLagInterval is not -1 and there is no group.',
      affected: 'All versions.',
      fixed: 'Cancel leaks were fixed in 2017 (ed22f4e); closing is up to the caller.',
      remedy: '`reader.Close()`.',
      healthyWhen: 'About five to eight goroutines per Reader.',
      evidence: ['https://github.com/segmentio/kafka-go/blob/v0.4.47/reader.go#L742'],
    },
    {
      id: 'kafkago-transport-discover',
      title: 'kafka-go Transport/connPool discover loop',
      modules: ['github.com/segmentio/kafka-go'],
      match: {
        frames: ['github.com/segmentio/kafka-go.(*connPool).discover'],
        blocking: false,
        states: ['select'],
      },
      lines: [
        { file: 'transport.go', line: 537, versions: 'v0.4.10', what: 'loop' },
        { file: 'transport.go', line: 254, versions: 'v0.4.10', what: 'go statement' },
        { file: 'transport.go', line: 589, versions: 'v0.4.47', what: 'loop' },
        { file: 'transport.go', line: 259, versions: 'v0.4.47', what: 'go statement' },
        { file: 'transport.go', line: 1169, versions: 'v0.4.10', what: 'go statement of conn.run' },
        { file: 'transport.go', line: 1235, versions: 'v0.4.47', what: 'go statement of conn.run' },
      ],
      createdBy: [{ function: 'github.com/segmentio/kafka-go.(*Transport).grabPool', file: 'transport.go' }],
      cause:
        'A new Transport per request, or a kafka.Writer with its own Transport, never releases its pool: `Writer.Close` does not close a Transport that the user supplied.',
      affected: 'v0.4 and later.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Share the Transport; call `transport.CloseIdleConnections()`.',
      healthyWhen: 'One per Transport and bootstrap address.',
      evidence: ['https://github.com/segmentio/kafka-go/blob/v0.4.47/transport.go#L589'],
    },
  ],
  benign: [
    {
      id: 'sarama-broker',
      per: 'connection',
      match: {
        frames: [
          'github.com/IBM/sarama.(*Broker).responseReceiver',
          'github.com/IBM/sarama.(*client).backgroundMetadataUpdater',
          'github.com/Shopify/sarama.(*Broker).responseReceiver',
          'github.com/Shopify/sarama.(*client).backgroundMetadataUpdater',
        ],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      why: '1 receiver per connected broker and 1 updater per client.',
      expected: 'Brokers, plus 1 per client.',
      evidence: ['https://github.com/IBM/sarama/blob/v1.43.0/broker.go'],
    },
  ],
}
